import type { Alternates } from '~/api/types';
import type { Language } from '~/i18n/languages';

/** What search engines and link previews are told about a page. Its addresses are absolute, those of `alternates` aside. */
export interface PageSeo {
  title: string;
  description: string;
  image: string | null;
  /** What is shown where somebody shares the page: 1200 by 630 pixels with its title. */
  preview: string | null;
  keywords: string | null;
  index: boolean;
  follow: boolean;
  canonical: string;
  alternates: Alternates;
  /** A further page of a list, or a narrowed one: no page of the other language says the same. */
  isPart?: boolean;
  publicUrl: string;
  language: Language;
}

/** A path of the site as a full address; full addresses stay. */
export function absolute(path: string | null | undefined, publicUrl: string): string | null {
  if (!path) return null;
  return /^https?:/.test(path) ? path : `${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`;
}
