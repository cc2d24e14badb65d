/** The board while it turns: the angle that is drawn of it, ahead of the view until that has settled. */

export class Turntable {
  /** Null where the board lies as the view says. */
  degrees = $state<number | null>(null);

  get turns(): boolean {
    return this.degrees !== null;
  }
}
