/** Whether this device is slow: then what is only ornament rests, and the rest is drawn leaner. Found out while a board moves. */

const SMOOTH = 40; // frames a second

export const leanness = $state({ lean: false });

/** Counts frames until the returned function is called; too few of them make every board leaner from then on. */
export function watchFrames(): () => void {
  let frames = 0;
  let watching = true;
  const began = performance.now();
  const count = (): void => {
    frames++;
    if (watching) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return () => {
    watching = false;
    const seconds = (performance.now() - began) / 1000;
    if (isTooSlow(frames, seconds)) leanness.lean = true;
  };
}

/** Shows it on the page itself. */
export function showLeanness(): void {
  document.documentElement.toggleAttribute('data-lean', leanness.lean);
}

/** A tab that is hidden shows no frames at all: that says nothing about the device. */
export const isTooSlow = (frames: number, seconds: number): boolean => frames > 1 && frames / seconds < SMOOTH;
