/** Options as the host wants them: what is on its way to the server already counts for the next choice. */

type Values = Readonly<Record<string, unknown>>;

const alike = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Wishes {
  readonly #told: () => Values;
  #wanted = $state.raw<Values>({});
  #underWay = $state(0);
  #last: Promise<boolean> = Promise.resolve(true);

  /** `told` are the options of the table, as the server last told them. */
  constructor(told: () => Values) {
    this.#told = told;
  }

  get options(): Values {
    return { ...this.#told(), ...this.#wanted };
  }

  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** Asks for it after all that was asked before. What is refused, and all that stood beside it, is as the server says. */
  async ask(changes: Values, request: () => Promise<{ options: Values }>): Promise<void> {
    this.#wanted = { ...this.#wanted, ...changes };
    this.#underWay += 1;
    const answer = this.#last.then(request);
    this.#last = answer.then(
      () => true,
      () => false,
    );
    try {
      const { options } = await answer;
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#wanted = alike(options, this.#told()) ? {} : options;
    } catch (error) {
      this.#underWay -= 1;
      this.#wanted = {};
      throw error;
    }
  }

  /** Once all is answered: whether the last wish was agreed to. */
  settled(): Promise<boolean> {
    return this.#last;
  }

  /** The server has told the options anew. */
  heard(): void {
    if (this.#underWay === 0) this.#wanted = {};
  }
}
