import type { Language } from './language';

/** What the API calls a kind of content when it speaks of it: many of them, and one that is not there. */
interface KindWords {
  many: string;
  notFound: string;
}

/**
 * Every kind of content by its name, which audit, rights, revisions and tags know it by, with the words for it. It stands
 * apart from `server/kinds` because rights and messages, which read it, know no kind.
 */
const contentKinds = {
  blog: {
    en: { many: 'stories', notFound: 'Blog not found' },
    vi: { many: 'blog', notFound: 'Không tìm thấy bài viết' },
  },
  blog_category: {
    en: { many: 'story categories', notFound: 'Category not found' },
    vi: { many: 'danh mục blog', notFound: 'Không tìm thấy chuyên mục' },
  },
  city: {
    en: { many: 'cities', notFound: 'City not found' },
    vi: { many: 'thành phố', notFound: 'Không tìm thấy thành phố' },
  },
  region: {
    en: { many: 'regions', notFound: 'Region not found' },
    vi: { many: 'vùng', notFound: 'Không tìm thấy vùng' },
  },
  experience: {
    en: { many: 'experiences', notFound: 'Experience not found' },
    vi: { many: 'trải nghiệm', notFound: 'Không tìm thấy trải nghiệm' },
  },
  experience_type: {
    en: { many: 'experience types', notFound: 'Experience type not found' },
    vi: { many: 'loại trải nghiệm', notFound: 'Không tìm thấy loại trải nghiệm' },
  },
  thing_to_do: {
    en: { many: 'things to do', notFound: 'Thing to do not found' },
    vi: { many: 'việc nên làm', notFound: 'Không tìm thấy hoạt động' },
  },
  thing_to_do_category: {
    en: { many: 'categories of things to do', notFound: 'Category of things to do not found' },
    vi: { many: 'danh mục việc nên làm', notFound: 'Không tìm thấy danh mục hoạt động' },
  },
  tour: {
    en: { many: 'itineraries', notFound: 'Tour not found' },
    vi: { many: 'lịch trình', notFound: 'Không tìm thấy tour' },
  },
  travel_style: {
    en: { many: 'travel styles', notFound: 'Travel style not found' },
    vi: { many: 'phong cách du lịch', notFound: 'Không tìm thấy phong cách du lịch' },
  },
  event: {
    en: { many: 'events', notFound: 'Event not found' },
    vi: { many: 'sự kiện', notFound: 'Không tìm thấy sự kiện' },
  },
  resource: {
    en: { many: 'places', notFound: 'Place not found' },
    vi: { many: 'địa điểm', notFound: 'Không tìm thấy địa điểm' },
  },
  collection: {
    en: { many: 'collections', notFound: 'Collection not found' },
    vi: { many: 'bộ sưu tập', notFound: 'Không tìm thấy bộ sưu tập' },
  },
  alert: {
    en: { many: 'alerts', notFound: 'Alert not found' },
    vi: { many: 'cảnh báo', notFound: 'Không tìm thấy cảnh báo' },
  },
  theme: {
    en: { many: 'themes of places', notFound: 'Theme not found' },
    vi: { many: 'chủ đề địa điểm', notFound: 'Không tìm thấy chủ đề' },
  },
} as const satisfies Record<string, Record<Language, KindWords>>;

/** Name of a kind of content. */
export type EntityName = keyof typeof contentKinds;

export const entityNames = Object.keys(contentKinds) as EntityName[];

/** `blog` to what many of them are called. */
export const kindSubjects = (language: Language): Record<EntityName, string> => {
  const words = entityNames.map((name) => [name, contentKinds[name][language].many]);
  return Object.fromEntries(words);
};

/** `blog_not_found` to the message that says so. */
export const kindsNotFound = (language: Language): Record<`${EntityName}_not_found`, string> => {
  const words = entityNames.map((name) => [`${name}_not_found`, contentKinds[name][language].notFound]);
  return Object.fromEntries(words);
};
