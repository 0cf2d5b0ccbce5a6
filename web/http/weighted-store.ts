/** Values by their key, as long as they weigh (in bytes) no more than `most` together; what was asked for longest ago goes first. */
export class WeightedStore<Value extends { weight: number }> {
  readonly #values = new Map<string, Value>();
  #weight = 0;

  constructor(readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    if (value.weight > this.most) return;
    this.#values.set(key, value);
    this.#weight += value.weight;
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value && this.#values.delete(key)) this.#weight -= value.weight;
  }

  get size(): number {
    return this.#values.size;
  }
}
