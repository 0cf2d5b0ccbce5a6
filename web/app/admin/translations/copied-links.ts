import type { Language } from '~/i18n/languages';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { Draft } from '../editor/draft/draft';
import { useTranslationsText } from './text';

const anchors = /(\shref=")([^"]+)(")/g;

const decoded = (attribute: string) => attribute.replaceAll('&amp;', '&');
const encoded = (link: string) => link.replaceAll('&', '&amp;');

/** Links of the site in copied texts, as far as they may belong to a language. */
export const linksOf = (values: readonly unknown[]): string[] => [
  ...new Set(
    values
      .filter((value) => typeof value === 'string')
      .flatMap((html) => [...html.matchAll(anchors)].map(([, , link = '']) => decoded(link)))
      .filter((link) => /^(\/(?!\/)|https?:\/\/)/.test(link)),
  ),
];

/** A value with its links led to where they are in another language. */
export const withLinks = (value: unknown, places: ReadonlyMap<string, string | null>): unknown =>
  typeof value === 'string'
    ? value.replace(anchors, (whole, before: string, link: string, after: string) => {
        const to = places.get(decoded(link));
        return to ? `${before}${encoded(to)}${after}` : whole;
      })
    : value;

/** What becomes of a language that a copy begins: it is kept back until an editor publishes it. */
export const keptBack = (draft: Draft, stored: Draft, to: Language, copies: Draft): Draft =>
  `${to}.is_published` in draft && copies[`${to}.title`] && !stored[`${to}.title`] && !draft[`${to}.title`]
    ? { [`${to}.is_published`]: false }
    : {};

const most = 200;

/** Leads the links of copied texts to the same pages in their new language, and says which of them it doesn't have. */
export function useCopiedLinks() {
  const t = useTranslationsText();
  return async (copies: Draft, to: Language): Promise<Draft> => {
    const links = linksOf(Object.values(copies)).slice(0, most);
    if (links.length === 0) return copies;
    const answer = await callFromBrowser('POST', '/links/translate', { json: { links, lang_id: to } });
    if (!answer.ok) {
      toast.error(t('note.links_as_they_were'));
      return copies;
    }
    const places = new Map(answer.body.data.map((place) => [place.link, place.to]));
    const left = [...places].filter(([, place]) => place === null).map(([link]) => link);
    if (left.length > 0)
      toast.message(t('note.links_left', { links: left.slice(0, 5).join(', '), count: left.length }));
    return Object.fromEntries(Object.entries(copies).map(([key, value]) => [key, withLinks(value, places)]));
  };
}
