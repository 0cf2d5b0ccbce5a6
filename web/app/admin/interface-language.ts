import { isLanguage, type Language } from '../i18n/languages';

const COOKIE = 'admin_lang';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The back office speaks Vietnamese unless English was chosen in it. */
export function interfaceLanguage(headers: Headers): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z]{2})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1];
  return isLanguage(chosen) ? chosen : 'vi';
}

/** The header that keeps a choice. */
export function languageCookie(language: Language, secure: boolean): string {
  return `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether a path belongs to the back office. */
export function isBackOffice(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}
