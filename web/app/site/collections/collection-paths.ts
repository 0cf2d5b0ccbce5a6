import type { Language } from '~/i18n/languages';

/** Addresses of the collections, apart from the others: only few pages know of them. */
export const collectionPaths = {
  all: (language: Language) => `/${language}/collections`,
  one: (language: Language, slug: string) => `/${language}/collections/${slug}`,
};
