import { expect, it } from 'vitest';
import { afterLoad } from '../../web/app/ui/after-load';

const script = `import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__remixManifest = {"entry":"x"};
window.__remixRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;

/** Runs what a page would, with a document whose loading and painting one decides. */
function run(readyState: string, hidden = false) {
  const hrefs: string[] = [];
  const waiting: Array<() => void> = [];
  const frames: Array<() => void> = [];
  const timers: Array<() => void> = [];
  const source = afterLoad(script, ['/assets/root.js', '/assets/shared.js'])
    .replaceAll('import(', 'load(')
    .replaceAll('window.', 'page.');
  const page: Record<string, unknown> = {};
  const loaded: string[] = [];
  new Function('document', 'addEventListener', 'load', 'page', 'requestAnimationFrame', 'setTimeout', source)(
    {
      readyState,
      hidden,
      head: { append: ({ href }: { href: string }) => hrefs.push(href) },
      createElement: () => ({}),
    },
    (_event: string, start: () => void) => waiting.push(start),
    async (path: string) => {
      loaded.push(path);
      return { path };
    },
    page,
    (frame: () => void) => frames.push(frame),
    (begin: () => void) => timers.push(begin),
  );
  /** Paints two frames, after which what was put off for them comes. */
  const paint = () => {
    for (const _frame of [1, 2]) frames.shift()?.();
    timers.pop()?.();
  };
  return { hrefs, waiting, page, loaded, paint, timers };
}

it('waits for the page and its picture, then loads all side by side and hands the routes over before it starts', async () => {
  const { hrefs, waiting, page, loaded, paint } = run('loading');
  waiting[0]?.();
  expect(loaded).toEqual([]);
  paint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(hrefs).toEqual(['/assets/root.js', '/assets/shared.js']);
  expect(loaded).toEqual(['/assets/root.js', '/assets/home.js', '/assets/entry.js']);
  expect(page.__remixRouteModules).toEqual({
    root: { path: '/assets/root.js' },
    home: { path: '/assets/home.js' },
  });
});

it('begins without the page’s loading when that was before, once only', async () => {
  const { waiting, loaded, paint, timers } = run('complete');
  paint();
  for (const late of timers) late();
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting).toEqual([]);
  expect(loaded.filter((path) => path === '/assets/entry.js')).toHaveLength(1);
});

it('does not wait for a picture where nobody looks, nor for long', async () => {
  expect(run('complete', true).loaded).toContain('/assets/root.js');
  const { loaded, timers } = run('complete');
  expect(loaded).toEqual([]);
  timers[0]?.();
  expect(loaded).toContain('/assets/root.js');
});

it('leaves an empty script empty, as it is in the browser', () => {
  expect(afterLoad(' ', [])).toBe(' ');
});
