import type { KeptPage } from './page';

/** Pages by their address, up to so many bytes; what was asked for longest ago goes first. */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>();
  #weight = 0;

  constructor(readonly most: number) {}

  get(address: string): KeptPage | undefined {
    const page = this.#pages.get(address);
    if (page) {
      this.#pages.delete(address);
      this.#pages.set(address, page);
    }
    return page;
  }

  set(address: string, page: KeptPage): void {
    this.delete(address);
    if (page.weight > this.most) return;
    this.#pages.set(address, page);
    this.#weight += page.weight;
    for (const oldest of this.#pages.keys()) {
      if (this.#weight <= this.most) break;
      this.delete(oldest);
    }
  }

  delete(address: string): void {
    const page = this.#pages.get(address);
    if (page && this.#pages.delete(address)) this.#weight -= page.weight;
  }

  get size(): number {
    return this.#pages.size;
  }
}
