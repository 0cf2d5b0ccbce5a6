import { isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom/server';
import { i18nInstance } from './i18n/instances.server';
import type { Language } from './i18n/languages';
import type { MarkupOf } from './ui/kept';

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

function write(element: ReactElement, language: Language): string | null {
  try {
    const html = renderToString(
      <I18nextProvider i18n={i18nInstance(language)}>
        <StaticRouter location={`/${language}`} future={{ v7_relativeSplatPath: true }}>
          {element}
        </StaticRouter>
      </I18nextProvider>,
    );
    return madeId.test(html) ? null : html;
  } catch {
    // In its place on the page it fails again, and there somebody hears of it.
    return null;
  }
}

/**
 * Markup of parts of pages that show a kept answer of the API, or a record of one: made once, and held for as long as
 * that answer is.
 */
export function createMarkupKeeper() {
  let written = new WeakMap<object, Map<string, string | null>>();
  const names = new Map<ReactElement['type'], number>();

  const nameOf = (type: ReactElement['type']): number => {
    const name = names.get(type) ?? names.size;
    names.set(type, name);
    return name;
  };

  const waysOf = (record: object): Map<string, string | null> => {
    const known = written.get(record);
    if (known && known.size < mostWays) return known;
    const ways = new Map<string, string | null>();
    written.set(record, ways);
    return ways;
  };

  return {
    /** For the pages of a language. */
    in:
      (language: Language): MarkupOf =>
      (element) => {
        const props: Prop[] = Object.entries(element.props);
        const shown = props.find(isShared);
        if (!shown || typeof element.type === 'string' || props.some(isNoData)) return null;
        const others = props.filter((prop) => prop !== shown);
        const key = `${nameOf(element.type)} ${language} ${shown[0]} ${JSON.stringify(others)}`;
        const ways = waysOf(shown[1] as object);
        const known = ways.get(key);
        if (known !== undefined) return known;
        const html = write(element, language);
        ways.set(key, html);
        return html;
      },
    /** Lets go of everything: the texts that it was made with have changed. */
    clear(): void {
      written = new WeakMap();
    },
  };
}

export type MarkupKeeper = ReturnType<typeof createMarkupKeeper>;
