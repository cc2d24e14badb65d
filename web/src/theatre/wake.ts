/** Keeps the screen awake while a game is on, where the browser can. */

export function stayAwake(wanted: boolean): (() => void) | undefined {
  if (!wanted || !('wakeLock' in navigator)) return undefined;
  let lock: WakeLockSentinel | null = null;
  const ask = () => {
    if (document.visibilityState === 'visible') {
      navigator.wakeLock.request('screen').then(
        (given) => (lock = given),
        () => (lock = null),
      );
    }
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
