import { RemixI18Next } from 'remix-i18next/server';
import { ownCookie } from '../api/own-cookie';
import { defaultLanguage, isLanguage, type Language, languages } from './languages';

function savedLanguage(cookies: string | null): Language | null {
  const saved = ownCookie(cookies, 'lang');
  return isLanguage(saved) ? saved : null;
}

/** A header of wishes without regions, which the site doesn't tell apart; `vn` is the API's name of Vietnamese. */
const withoutRegions = (wishes: string | null) =>
  wishes?.replace(/\b([a-z]{2,3})(?:-[a-z0-9]+)+/gi, '$1').replace(/\bvn\b/gi, 'vi') ?? null;

/** Why it is told of cookie and header by hand: docs/decisions/0030. */
const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: async ({ headers }) =>
      savedLanguage(headers.get('cookie')) ?? withoutRegions(headers.get('accept-language')),
  },
});

/** Saved choice (the cookie `lang`), then what the browser asks for by weight, then the default. */
export async function preferredLanguage(headers: Headers): Promise<Language> {
  const language = await remixI18n.getLocale(new Request('http://site', { headers }));
  return isLanguage(language) ? language : defaultLanguage;
}
