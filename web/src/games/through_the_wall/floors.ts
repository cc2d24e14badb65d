/** How a drawn castle looks: a floor for every room. There are fewer floors than letters; walls tell rooms apart. */

export const FLOOR_TINTS = ['#6d855d', '#7f5136', '#9c8b95', '#a9523d', '#4c559f', '#b3743b', '#d5962e', '#703761', '#c37a57', '#556f97', '#41979d', '#4d8b5e'];
export const ROOM_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The floor of a room, as a number. */
export const floorOf = (room: string): number => Math.max(ROOM_LETTERS.indexOf(room), 0) % FLOOR_TINTS.length;
