import { randomBytes } from 'node:crypto';
import { isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom/server';
import { i18nInstance } from './i18n/instances.server';
import type { Language } from './i18n/languages';
import type { MarkupOf } from './ui/kept';
import { unfinished } from './write-page.server';

/** Made by React for one place on one page; in another place the browser expects another. */
const madeId = /":R\w*:/;

/** Ways in which one record is shown; more mean that something else than the record makes the difference. */
const mostWays = 40;

type Prop = [name: string, value: unknown];

/** What is the same for all and never changes: the answers of the API that are kept are frozen. */
const isShared = ([, value]: Prop): boolean =>
  typeof value === 'object' && value !== null && Object.isFrozen(value);

/** What would be lost on the way into a key. */
const isNoData = ([, value]: Prop): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (Array.isArray(value) && value.some((one) => isValidElement(one)));

/** All that a part may find around it on a page, but of a page that is nowhere. */
function Around({ language, children }: { language: Language; children: ReactElement }) {
  const pathname = `/${language}`;
  const routes = [{ id: 'part', path: '*', element: children }];
  const match = { params: {}, pathname, pathnameBase: pathname, route: routes[0] as (typeof routes)[number] };
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: [match],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(routes, context, { future: { v7_relativeSplatPath: true } });
  return (
    <I18nextProvider i18n={i18nInstance(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>
  );
}

function write(element: ReactElement, language: Language): Buffer | null {
  try {
    const html = renderToString(<Around language={language}>{element}</Around>);
    return madeId.test(html) || html.includes(unfinished) ? null : Buffer.from(html);
  } catch {
    // In its place on the page it fails again, and there somebody hears of it.
    return null;
  }
}

/** No text of a page can have one by chance or on purpose. */
const secret = randomBytes(9).toString('base64url');
const mark = (index: number): string => `<!--${secret}${index}-->`;
const marks = new RegExp(`<!--${secret}(\\d+)-->`);

/** What parts without any props belong to: they are the same as long as the language is. */
const alone = {};

/**
 * Markup of parts of pages that show a kept answer of the API, or a record of one: made once, and held for as long as
 * that answer is.
 */
export function createMarkupKeeper() {
  let written = new WeakMap<object, Map<string, Buffer | null>>();
  const names = new Map<ReactElement['type'], number>();

  const nameOf = (type: ReactElement['type']): number => {
    const name = names.get(type) ?? names.size;
    names.set(type, name);
    return name;
  };

  const waysOf = (record: object): Map<string, Buffer | null> => {
    const known = written.get(record);
    if (known && known.size < mostWays) return known;
    const ways = new Map<string, Buffer | null>();
    written.set(record, ways);
    return ways;
  };

  function bytesOf(element: ReactElement, language: Language): Buffer | null {
    const props: Prop[] = Object.entries(element.props);
    const shown = props.length === 0 ? (['', alone] as const) : props.find(isShared);
    if (!shown || typeof element.type === 'string' || props.some(isNoData)) return null;
    const others = props.filter((prop) => prop !== shown);
    const key = `${nameOf(element.type)} ${language} ${shown[0]} ${JSON.stringify(others)}`;
    const ways = waysOf(shown[1] as object);
    const known = ways.get(key);
    if (known !== undefined) return known;
    const bytes = write(element, language);
    ways.set(key, bytes);
    return bytes;
  }

  return {
    /**
     * For one page: what React is given in the place of each part, which is a mark, and what makes the page of the text
     * that React wrote. The parts are ready as bytes, so that React and the sending handle the rest of the page only.
     */
    forPage(language: Language): { markupOf: MarkupOf; whole: (html: string) => Buffer } {
      const parts: Buffer[] = [];
      return {
        markupOf(element) {
          const bytes = bytesOf(element, language);
          return bytes && mark(parts.push(bytes) - 1);
        },
        whole: (html) =>
          Buffer.concat(
            html
              .split(marks)
              .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : parts[+piece])) as Buffer[],
          ),
      };
    },
    /** Lets go of everything: the texts that it was made with have changed. */
    clear(): void {
      written = new WeakMap();
    },
  };
}
