/** Names of what the service worker keeps, which the page on being offline lists. */
export const caches = {
  /** Pages that the visitor has opened. */
  pages: 'pages',
  /** Data of pages that were opened without leaving the one before. */
  data: 'data',
  pictures: 'pictures',
  assets: 'assets',
  /** Drawn sheets of towns. */
  sheets: 'sheets',
  /** Pages that are cached on purpose: guides, and what the visitor saved. */
  keptPages: 'kept-pages',
  keptPictures: 'kept-pictures',
  /** What a journey needs on the road, by its plan, and its pictures. */
  tripPacks: 'trip-packs',
  tripPictures: 'trip-pictures',
  /** Pages of tags at places, on which one checks in without a connection. */
  checkIns: 'check-ins',
} as const;

/** Guides that a traveller needs where there is no connection; paths below the language. */
export const offlineGuides = [
  'visa-guide',
  'safety',
  'essentials',
  'getting-to-and-around',
  'accessibility',
  'currency',
  'vietnam-pass',
] as const;

/** Where a visitor is led who has no connection, and nothing kept of the page. */
export const offlinePath = (language: string): string => `/${language}/offline`;

/** The page that was asked for, as a parameter of that address. */
export const FROM = 'from';

/** A public page by its path: one under a language, and no file. */
export const isPagePath = (pathname: string): boolean => /^\/(en|vi)(\/[^.]*)?$/.test(pathname);

/** The page of a tag at a place, which stands outside the languages. */
export const isCheckInPath = (pathname: string): boolean => /^\/maps\/[^/.]+\/\d{1,9}\/?$/.test(pathname);
