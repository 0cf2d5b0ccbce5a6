import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;

/** An element as far as a lazyPart looks at it. */
class FakeElement {
  readonly children: FakeElement[] = [];
  parentElement: FakeElement | null = null;
  readonly heard: string[] = [];
  /** What a choice among several is set to. */
  value = '';
  readonly heardWith: string[] = [];
  constructor(
    readonly id: string,
    readonly name = 'div',
  ) {}
  holds(child: FakeElement) {
    this.children.push(child);
    child.parentElement = this;
    return child;
  }
  closest(names: string): FakeElement | null {
    return names === '*' || names.split(', ').includes(this.name)
      ? this
      : (this.parentElement?.closest(names) ?? null);
  }
  dispatchEvent({ type }: { type: string }) {
    this.heard.push(type);
    this.heardWith.push(this.value);
  }
}

class FakeEvent {
  isStopped = false;
  constructor(
    readonly type: string,
    readonly from: { target?: FakeElement; key?: string } = {},
  ) {}
  get key() {
    return this.from.key;
  }
  get target() {
    return this.from.target;
  }
  preventDefault() {}
  stopImmediatePropagation() {
    this.isStopped = true;
  }
}

/** A page with a part that the server wrote, in which there are a button, a link and a choice. */
async function pageWithPart(until?: 'near' | 'used') {
  const part = new FakeElement('part');
  const button = part.holds(new FakeElement('', 'button'));
  const link = part.holds(new FakeElement('', 'a'));
  const select = part.holds(new FakeElement('', 'select'));
  const listeners = new Map<string, Listener[]>();
  let see: () => void = () => {};
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'part' ? part : null) });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => run([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { LazyPart } = await import('../../web/app/rendering/later/lazy-part');
  const load = vi.fn(async () => {});
  const lazyPart = LazyPart.of('part', load);
  lazyPart?.watch(until);
  const does = (type: string, target: FakeElement, key?: string) => {
    const event = new FakeEvent(type, key ? { target, key } : { target });
    for (const listener of listeners.get(type) ?? []) listener(event);
    return event;
  };
  return { LazyPart, lazyPart, load, button, link, select, see: () => see(), does };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('sleeps until it is near the window', async () => {
  const { lazyPart, load, see } = await pageWithPart();
  expect(load).not.toHaveBeenCalled();
  see();
  await lazyPart?.woken;
  expect(load).toHaveBeenCalledTimes(1);
  expect(lazyPart?.isWoken).toBe(true);
});

it('sleeps in sight where it does nothing before the page is used', async () => {
  const { lazyPart, load, see, does } = await pageWithPart('used');
  see();
  expect(load).not.toHaveBeenCalled();
  does('pointermove', new FakeElement('elsewhere'));
  await lazyPart?.woken;
  expect(load).toHaveBeenCalledTimes(1);
});

it('wakes when the visitor scrolls, presses or types, wherever that is', async () => {
  const { lazyPart, load, does } = await pageWithPart();
  does('scroll', new FakeElement('elsewhere'));
  await lazyPart?.woken;
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps the press of a button until it is heard, and lets a link lead where it does', async () => {
  const { lazyPart, button, link, does } = await pageWithPart();
  expect(does('click', link).isStopped).toBe(false);
  expect(does('click', button).isStopped).toBe(true);
  await lazyPart?.woken;
  expect(button.heard).toEqual([]);
  lazyPart?.hears();
  await settled();
  expect(button.heard).toEqual(['click']);
  expect(does('click', button).isStopped).toBe(false);
});

it('keeps Escape until it is heard, and leaves all other keys to the browser', async () => {
  const { lazyPart, link, does } = await pageWithPart();
  expect(does('keydown', link, 'Tab').isStopped).toBe(false);
  expect(does('keydown', link, 'Escape').isStopped).toBe(true);
  await lazyPart?.woken;
  lazyPart?.hears();
  await settled();
  expect(link.heard).toEqual(['keydown']);
  expect(does('keydown', link, 'Escape').isStopped).toBe(false);
});

it('keeps what was chosen, whatever the part shows when it takes over', async () => {
  const { lazyPart, select, does } = await pageWithPart();
  select.value = 'EUR';
  does('change', select);
  await lazyPart?.woken;
  select.value = 'USD';
  lazyPart?.hears();
  await settled();
  expect(select.heardWith).toEqual(['EUR']);
});

it('leaves a part that cannot be fetched as it is, and its forms to the browser', async () => {
  const { lazyPart, load, button, does } = await pageWithPart();
  load.mockRejectedValueOnce(new Error('offline'));
  expect(does('click', button).isStopped).toBe(true);
  await settled();
  expect(button.heard).toEqual(['click']);
  expect(lazyPart?.isWoken).toBe(false);
  expect(does('click', button).isStopped).toBe(false);
});

it('does not begin where the browser shows the part by itself', async () => {
  const { LazyPart } = await pageWithPart();
  expect(LazyPart.of('another', async () => {})).toBeNull();
});
