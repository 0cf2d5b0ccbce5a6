import { ApiError } from '../../../errors';
import { findContent } from '../../../kernel/detail';
import type { ReadContext } from '../../../kernel/entity';
import { city } from '../../../kinds/city/kind';
import type { Language } from '../../../language';
import { type MessageKey, message } from '../../../platform/messages';
import { placeOfTag } from '../../travel/check-in/place';

/** Pages whose address is the same in both languages: who reads it decides in which one it is shown. */
export type SharedPage =
  | { name: 'trip_chat' }
  | { name: 'city_map'; city: string }
  | { name: 'place_on_map' | 'check_in' | 'check_in_review'; city: string; place: number };

export const tripChatPath = '/chat-plant-your-trip';

const ofPlace = (name: 'place_on_map' | 'check_in' | 'check_in_review', pattern: RegExp) => ({
  pattern,
  read: ([, citySlug = '', id = '']: RegExpExecArray): SharedPage => ({
    name,
    city: citySlug,
    place: Number(id),
  }),
});

const shapes: ReadonlyArray<{ pattern: RegExp; read: (match: RegExpExecArray) => SharedPage }> = [
  { pattern: /^\/chat-plant-your-trip$/, read: () => ({ name: 'trip_chat' }) },
  {
    pattern: /^\/maps\/([\p{L}\p{N}_-]+)$/u,
    read: ([, slug = '']) => ({ name: 'city_map', city: slug }),
  },
  ofPlace('place_on_map', /^\/maps\/([\p{L}\p{N}_-]+)\/resources\/([1-9]\d{0,8})$/u),
  ofPlace('check_in', /^\/maps\/([\p{L}\p{N}_-]+)\/([1-9]\d{0,8})$/u),
  ofPlace('check_in_review', /^\/maps\/([\p{L}\p{N}_-]+)\/([1-9]\d{0,8})\/review$/u),
];

/** The page that a bare path without a language means; null when it can be none. */
export const sharedPageOf = (path: string): SharedPage | null => {
  for (const { pattern, read } of shapes) {
    const match = pattern.exec(path);
    if (match) return read(match);
  }
  return null;
};

/** Parts of the paths around the city's slug and the place's number. */
export const sharedPaths = {
  city_map: (slug: string) => `/maps/${slug}`,
  place_on_map: (slug: string, place: number) => `/maps/${slug}/resources/${place}`,
  check_in: (slug: string, place: number) => `/maps/${slug}/${place}`,
  check_in_review: (slug: string, place: number) => `/maps/${slug}/${place}/review`,
};

/** What such a page is called until somebody says otherwise. */
export const sharedWords = (
  name: SharedPage['name'],
  language: Language,
  values: Record<string, string>,
) => ({
  title: message(language, `page_${name}_title` satisfies MessageKey, values),
  description: message(language, `page_${name}_description` satisfies MessageKey, values),
});

/**
 * What a page with one address is called, its picture, and its path as this language writes it.
 * @throws ApiError not_found; Moved for a city's old slug
 */
export const readSharedPage = async (context: ReadContext, language: Language, page: SharedPage) => {
  if (page.name === 'trip_chat')
    return { ...sharedWords(page.name, language, {}), image: null, path: tripChatPath };
  const reader = { ...context, language };
  if (page.name === 'city_map') {
    const { title, slug, image } = await findContent(city, reader, page.city);
    return { ...sharedWords(page.name, language, { city: title }), image, path: sharedPaths.city_map(slug) };
  }
  const place = await placeOfTag(reader, page.city, page.place);
  const { slug, title } = await findContent(city, reader, place.city_id).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return { slug: page.city, title: '' };
    throw error;
  });
  return {
    ...sharedWords(page.name, language, { place: place.title, city: title }),
    image: place.image,
    path: sharedPaths[page.name](slug, page.place),
  };
};
