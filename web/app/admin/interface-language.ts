import { ownCookie, ownCookieLine } from '../api/own-cookie';
import { isLanguage, type Language } from '../i18n/languages';

const COOKIE = 'admin_lang';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The first of our languages that a browser asks for; `vn` is the API's name of Vietnamese. */
const wished = (wishes: string | null): Language | undefined =>
  (wishes ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', weight = ''] = wish
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      const [name = ''] = tag.split('-');
      return { name: name === 'vn' ? 'vi' : name, weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => name)
    .find(isLanguage);

/** The language that was chosen in the back office of this browser, if one was. */
export function chosenLanguage(headers: Headers): Language | undefined {
  const chosen = ownCookie(headers.get('cookie'), COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
}

/**
 * What the back office speaks: what was chosen in it, else Vietnamese. Whoever has not signed in yet is met in the language of
 * the browser, which signing in then keeps.
 */
export function interfaceLanguage(headers: Headers): Language {
  const isIn = ownCookie(headers.get('cookie'), 'admin_token') !== undefined;
  return chosenLanguage(headers) ?? (isIn ? undefined : wished(headers.get('accept-language'))) ?? 'vi';
}

/** The header that keeps a choice. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  ownCookieLine(COOKIE, language, { isSecure, seconds: YEAR_SECONDS });

/** Whether a path belongs to the back office. */
export function isBackOffice(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
