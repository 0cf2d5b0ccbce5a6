import type { Child } from './child';

/** The place of a process that may be started anew: whoever stops it stops the one that runs now. */
export class Slot {
  #child: Child;
  #isStopped = false;

  constructor(
    private readonly make: () => Child,
    private readonly patience?: number,
  ) {
    this.#child = make();
  }

  get child(): Child {
    return this.#child;
  }

  /** Starts another in the place of one that has ended, or that doesn't answer. */
  async renew(): Promise<Child> {
    await this.#child.stop(0);
    if (this.#isStopped) throw new Error('It is being stopped.');
    this.#child = this.make();
    return this.#child;
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#child.stop(this.patience);
  }

  kill(): void {
    this.#isStopped = true;
    this.#child.kill();
  }
}
