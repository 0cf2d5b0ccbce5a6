import { expect, it } from 'vitest';
import { afterLoad } from '../../web/app/ui/after-load';

const script = `import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__remixManifest = {"entry":"x"};
window.__remixRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;

/** Runs what a page would, with a document whose loading one decides. */
function run(readyState: string) {
  const hrefs: string[] = [];
  const waiting: Array<() => void> = [];
  const source = afterLoad(script, ['/assets/root.js', '/assets/shared.js'])
    .replaceAll('import(', 'load(')
    .replaceAll('window.', 'page.');
  const page: Record<string, unknown> = {};
  const loaded: string[] = [];
  new Function('document', 'addEventListener', 'load', 'page', source)(
    {
      readyState,
      head: { append: ({ href }: { href: string }) => hrefs.push(href) },
      createElement: () => ({}),
    },
    (_event: string, start: () => void) => waiting.push(start),
    async (path: string) => {
      loaded.push(path);
      return { path };
    },
    page,
  );
  return { hrefs, waiting, page, loaded };
}

it('waits for the page, then loads all side by side and hands the routes over before it starts', async () => {
  const { hrefs, waiting, page, loaded } = run('loading');
  expect(loaded).toEqual([]);
  waiting[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(hrefs).toEqual(['/assets/root.js', '/assets/shared.js']);
  expect(loaded).toEqual(['/assets/root.js', '/assets/home.js', '/assets/entry.js']);
  expect(page.__remixRouteModules).toEqual({
    root: { path: '/assets/root.js' },
    home: { path: '/assets/home.js' },
  });
});

it('starts at once when the page has loaded before', async () => {
  const { waiting, loaded } = run('complete');
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting).toEqual([]);
  expect(loaded).toContain('/assets/entry.js');
});

it('leaves an empty script empty, as it is in the browser', () => {
  expect(afterLoad(' ', [])).toBe(' ');
});
