/** The pages that help to plan, in the order of the footer; each has its name in `nav` of the texts. */
export const guidePages = [
  'today',
  'visa-guide',
  'essentials',
  'weathertrip',
  'currency',
  'getting-to-and-around',
  'flights',
  'safety',
  'accessibility',
  'vietnam-pass',
] as const;

/** The pages to read and to look things up in. */
export const readingPages = [
  'blogs',
  'travel-tips',
  'stories-inspiration',
  'events',
  'itineraries',
  'collections',
  'sightseeing',
  'rating',
  'tags',
  'about',
  'contact',
  'downloadapp',
] as const;

/** The pages that say on what terms the site is used. */
export const legalPages = ['terms', 'privacy', 'cookies', 'imprint', 'accessibility-statement'] as const;

export type LegalPage = (typeof legalPages)[number];

export const isLegalPage = (name: string | undefined): name is LegalPage =>
  legalPages.some((page) => page === name);

export type GuidePage = (typeof guidePages)[number];
