/** Whether somebody at this device has been welcomed, and been shown how to play or did not want to. */

const STORE = 'geisterstunde.welcomed';

class Welcomed {
  #already = $state(localStorage.getItem(STORE) !== null);

  get already(): boolean {
    return this.#already;
  }

  remember(): void {
    localStorage.setItem(STORE, 'yes');
    this.#already = true;
  }
}

export const welcomed = new Welcomed();
