import { onceNear } from './once-near';
import { onFirstSign } from './when-staying';

/** How far below the window a part may still be when its code is fetched: who scrolls wakes all of them. */
const AHEAD = '0px';

/** When the code of a part is fetched: when it comes near the window, or not before the page is used. Using the page wakes all. */
export type Until = 'near' | 'used';

/** Parts that came from the server and that nothing has taken over yet, by the id of their element. */
const lazyParts = new Map<string, LazyPart>();

/** After so long, in milliseconds, a part that could not be fetched is asked for again: a change of the page waits for it. */
const AGAIN = 10_000;

/**
 * What a visitor does to a part before it hears of it. A link needs nobody to hear, and the browser unfolds by itself. A box
 * goes back to what it was and is ticked once more: React compares it with what it was when it was taken over. Of keys it is Escape,
 * which closes what the browser has unfolded.
 */
const heard = {
  click: 'button, input[type=checkbox], input[type=radio]',
  change: 'select',
  keydown: '*',
} as const;

let isWatched = false;
/** Whether the page has been used: parts that React finds within others after that have nothing to wait for. */
let isUsed = false;

function lazyPartAround(event: Event): LazyPart | undefined {
  if (!(event.target instanceof Element)) return undefined;
  for (let at: Element | null = event.target; at; at = at.parentElement) {
    const lazyPart = lazyParts.get(at.id);
    if (lazyPart) return lazyPart;
  }
  return undefined;
}

/** Keeps what is done to a sleeping part until it hears, and does it again. */
function keep(event: Event) {
  const lazyPart = lazyPartAround(event);
  if (!lazyPart || !(event.target instanceof Element)) return;
  const element = event.target.closest(heard[event.type as keyof typeof heard]);
  const isKey = event.type === 'keydown';
  if (!element || (isKey && (event as KeyboardEvent).key !== 'Escape')) return;
  // What the browser itself closes by a key it closes at once.
  if (!isKey) event.preventDefault();
  event.stopImmediatePropagation();
  const kind = event.constructor as typeof Event;
  const select = event.type === 'change' ? (element as HTMLSelectElement) : null;
  const chosen = select?.value;
  const again = () => {
    // Whoever takes a choice over first shows what was chosen before.
    if (select && chosen !== undefined) select.value = chosen;
    element.dispatchEvent(new kind(event.type, event));
  };
  lazyPart.wake().then(again, again);
}

/** Once for all of them. A window hears before React does, which stops what it cannot hand to a part. */
function watchAll() {
  if (isWatched) return;
  isWatched = true;
  // A mouse is moved before it presses, and a field has the focus before it is filled, but for what fills it by itself.
  onFirstSign(() => {
    isUsed = true;
    for (const lazyPart of [...lazyParts.values()]) lazyPart.wake().catch(() => {});
  }, ['pointermove', 'focusin', 'input']);
  for (const type of Object.keys(heard)) window.addEventListener(type, keep, { capture: true });
}

/** A part of the first page: shown as the server made it, until it is near the window or the visitor uses the page. */
export class LazyPart {
  readonly #id: string;
  readonly #load: () => Promise<unknown>;
  #waking: Promise<void> | null = null;
  #hear: () => void = () => {};
  #open: () => void = () => {};
  readonly #heard = new Promise<void>((resolve) => {
    this.#hear = resolve;
  });

  /** To be thrown while it sleeps: React waits with the part. */
  readonly woken = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  isWoken = false;
  /** React dropped what the server wrote, and a copy of it stands there. */
  isStoodInFor = false;

  /** @param load fetches the part's code */
  constructor(id: string, load: () => Promise<unknown>) {
    this.#id = id;
    this.#load = load;
  }

  /** The lazyPart of an element that the server made; none where the browser shows the part by itself. */
  static of(id: string, load: () => Promise<unknown>): LazyPart | null {
    const isMade = typeof document !== 'undefined' && document.getElementById(id) !== null;
    return isMade ? new LazyPart(id, load) : null;
  }

  /**
   * Lets React take the part over, and resolves once it hears what is done to it. A part that cannot be fetched stays as
   * the server wrote it, until it can be.
   */
  wake(): Promise<void> {
    this.#waking ??= this.#load().then(
      () => {
        this.isWoken = true;
        this.#open();
        return this.#heard;
      },
      (error: unknown) => {
        lazyParts.delete(this.#id);
        setTimeout(() => {
          this.#waking = null;
          this.wake().catch(() => {});
        }, AGAIN);
        throw error;
      },
    );
    return this.#waking;
  }

  /** React has taken it over. */
  hears(): void {
    lazyParts.delete(this.#id);
    this.#hear();
  }

  /** Waits for the visitor. @returns what ends that when the part leaves the page */
  watch(until: Until = 'near'): () => void {
    if (!this.isWoken) lazyParts.set(this.#id, this);
    watchAll();
    // A change of the page waits for all of its parts.
    if (isUsed) this.wake().catch(() => {});
    const parts = document.getElementById(this.#id)?.children ?? [];
    const stop = until === 'near' ? onceNear(parts, AHEAD, () => this.wake().catch(() => {})) : () => {};
    return () => {
      stop();
      lazyParts.delete(this.#id);
    };
  }
}
