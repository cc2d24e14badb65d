/** Options as the host wants them: what is on its way to the server already counts for the next choice. */

type Values = Readonly<Record<string, unknown>>;

const alike = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Wishes {
  readonly #told: () => Values;
  #wanted = $state.raw<Values>({});
  #agreed: Promise<unknown> = Promise.resolve();
  #underWay = 0;

  /** `told` are the options of the table, as the server last told them. */
  constructor(told: () => Values) {
    this.#told = told;
  }

  get options(): Values {
    return { ...this.#told(), ...this.#wanted };
  }

  /** Asks for it after all that was asked before. What is refused, and all that stood beside it, is as the server says. */
  async ask(changes: Values, request: () => Promise<{ options: Values }>): Promise<void> {
    this.#wanted = { ...this.#wanted, ...changes };
    this.#underWay += 1;
    const answer = this.#agreed.then(request);
    this.#agreed = answer.catch(() => {});
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

  /** The server has told the options anew. */
  heard(): void {
    if (this.#underWay === 0) this.#wanted = {};
  }
}
