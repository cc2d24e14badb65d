/** A drawing while it is painted: what can be taken back, and what the server says of it. */

import type { Checked } from '../../protocol';
import { isSame, painted, type Drawing } from './drawing';

export class Sheet {
  rows: Drawing = $state.raw([]);
  /** The last answer, and for which drawing it was. */
  #answer = $state.raw<{ rows: Drawing; checked: Checked } | null>(null);
  #before = $state.raw<readonly Drawing[]>([]);
  #stroke: Drawing | null = null;

  constructor(
    rows: Drawing,
    private readonly ask: (rows: Drawing) => Promise<Checked>,
  ) {
    this.rows = rows;
  }

  /** What was wrong when the server was asked last. */
  get trouble(): Checked | null {
    return this.#answer?.checked.sentence ? this.#answer.checked : null;
  }

  /** Whether the server has said of this very drawing that it can be played. */
  get isFine(): boolean {
    return this.#answer !== null && this.#answer.rows === this.rows && this.trouble === null;
  }

  get canTakeBack(): boolean {
    return this.#before.length > 0;
  }

  /** All that is painted until the next stroke is taken back as one. */
  beginStroke(): void {
    this.#stroke = this.rows;
  }

  paint(column: number, row: number, letter: string): void {
    this.#change(painted(this.rows, column, row, letter));
  }

  /** Puts another drawing in its place, to be taken back as well. */
  replace(rows: Drawing): void {
    this.beginStroke();
    this.#change(rows);
  }

  takeBack(): void {
    this.rows = this.#before.at(-1) ?? this.rows;
    this.#before = this.#before.slice(0, -1);
  }

  async check(): Promise<void> {
    const rows = this.rows;
    const checked = await this.ask(rows);
    if (rows === this.rows) this.#answer = { rows, checked };
  }

  #change(rows: Drawing): void {
    if (isSame(rows, this.rows)) return;
    if (this.#stroke) this.#before = [...this.#before, this.#stroke];
    this.#stroke = null;
    this.rows = rows;
  }
}
