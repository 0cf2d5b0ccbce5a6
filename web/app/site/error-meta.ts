import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { defaultLanguage, isLanguage, type Language } from '~/i18n/languages';

/** What a page can be instead of itself. */
export type ErrorKind = 'not_found' | 'not_allowed' | 'busy' | 'other';

/** Which of them an error becomes: no such page, a method that the page doesn't take, overload, or anything unexpected. */
export function errorKind(error: unknown): ErrorKind {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'not_found';
  if (status === 405) return 'not_allowed';
  return status === 503 ? 'busy' : 'other';
}

// Spelt out here: a page's title is made outside React, where the texts of the browser cannot be reached.
const titles: Record<Language, Record<ErrorKind, string>> = {
  en: {
    not_found: 'Page not found',
    not_allowed: 'Method not allowed',
    busy: 'We are not able to answer right now',
    other: 'An error occurred',
  },
  vi: {
    not_found: 'Không tìm thấy trang',
    not_allowed: 'Trang không nhận cách gửi này',
    busy: 'Chúng tôi đang tạm gián đoạn',
    other: 'Có lỗi xảy ra.',
  },
};

/** What is said with the answer of an error, by its name. */
export function saidWith(error: unknown, name: 'first_page' | 'language' | 'request_id'): string | undefined {
  const said: Record<string, unknown> | null = isRouteErrorResponse(error) ? Object(error.data) : null;
  return said?.[name] === undefined ? undefined : String(said[name]);
}

/** Title of an error page. */
export const errorTitle = (error: unknown, language: Language): string =>
  `${titles[language][errorKind(error)]} · Visit Vietnam`;

/** Head of an error page in the language of its address, or else in the one that the error names. */
export function errorMeta(error: unknown, ofAddress: string | undefined): MetaDescriptor[] {
  const language = [ofAddress, saidWith(error, 'language')].find(isLanguage) ?? defaultLanguage;
  return [{ title: errorTitle(error, language) }, { name: 'robots', content: 'noindex' }];
}
