import { ownCookie, ownCookieLine } from '../api/own-cookie';
import { isLanguage, type Language } from '../i18n/languages';

const COOKIE = 'admin_lang';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The back office speaks Vietnamese unless English was chosen in it. */
export function interfaceLanguage(headers: Headers): Language {
  const chosen = ownCookie(headers.get('cookie'), COOKIE);
  return isLanguage(chosen) ? chosen : 'vi';
}

/** The header that keeps a choice. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  ownCookieLine(COOKIE, language, { isSecure, seconds: YEAR_SECONDS });

/** Whether a path belongs to the back office. */
export function isBackOffice(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
