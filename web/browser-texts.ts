import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reader = fileURLToPath(new URL('./app/i18n/reader.tsx', import.meta.url));

/**
 * In the browser, `useTranslation` comes from the site's own small reader: i18next and its binding to React weigh a
 * sixth of what a first visit may load, and most of what they can do is done on the server or not at all.
 */
export function browserTexts(): Plugin {
  return {
    name: 'browser-texts',
    enforce: 'pre',
    resolveId(source, _importer, options) {
      return source === 'react-i18next' && !options.ssr ? reader : null;
    },
  };
}
