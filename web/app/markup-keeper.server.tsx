import { isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom/server';
import { WeightedStore } from '../http/weighted-store';
import { i18nInstance } from './i18n/instances.server';
import type { Language } from './i18n/languages';
import type { MarkupOf } from './ui/kept';

interface KeptMarkup {
  /** Null for what cannot be kept, so that it isn't tried again. */
  html: string | null;
  weight: number;
}

/** Bytes of a letter in memory at most, and of what stands around a text. */
const letter = 2;
const around = 256;

/** Made by React for one place on one page; in another place the browser expects another. */
const madeId = /":R\w*:/;

/** What would be lost on the way into a key. */
const isNoData = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (Array.isArray(value) && value.some((one) => isValidElement(one)));

/**
 * Markup of parts of pages by component, language and props, made once.
 * @param most bytes that all of it may hold together
 */
export function createMarkupKeeper(most: number) {
  let store = new WeightedStore<KeptMarkup>(most);
  const names = new Map<ReactElement['type'], number>();

  const nameOf = (type: ReactElement['type']): number => {
    const name = names.get(type) ?? names.size;
    names.set(type, name);
    return name;
  };

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

  return {
    /** For the pages of a language. */
    in:
      (language: Language): MarkupOf =>
      (element) => {
        if (typeof element.type === 'string' || Object.values(element.props).some(isNoData)) return null;
        const key = `${nameOf(element.type)} ${language} ${JSON.stringify(element.props)}`;
        const known = store.get(key);
        if (known) return known.html;
        const html = write(element, language);
        store.set(key, { html, weight: (key.length + (html?.length ?? 0)) * letter + around });
        return html;
      },
    /** Lets go of everything: the texts that it was made with have changed. */
    clear(): void {
      store = new WeightedStore(most);
    },
  };
}

export type MarkupKeeper = ReturnType<typeof createMarkupKeeper>;
