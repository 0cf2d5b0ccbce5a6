import type { Faq } from '~/api/types';

type JsonValue = string | number | boolean | null | undefined | JsonValue[] | { [key: string]: JsonValue };

/** One schema.org thing, without its `@context`. */
export type JsonLd = { '@type': string } & { [key: string]: JsonValue };

const isEmpty = (value: JsonValue): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  // A thing of which nothing is known but what it is.
  return typeof value === 'object' && Object.keys(value).every((name) => name === '@type');
};

const withoutEmptyParts = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(withoutEmptyParts).filter((one) => !isEmpty(one));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, inner]) => [name, withoutEmptyParts(inner)] as const);
  return Object.fromEntries(parts.filter(([, inner]) => !isEmpty(inner)));
};

/** A thing as it goes out: what is not known of it is not named. */
export const toldOf = (thing: JsonLd): JsonLd => ({
  ...(withoutEmptyParts(thing) as object),
  '@type': thing['@type'],
});

/** A thing as the text of a script element of its own: nothing in it ends the element. */
export const inScript = (thing: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...toldOf(thing) }).replaceAll('<', '\\u003c');

/** The site itself, with its search box. */
export function webSite(publicUrl: string, language: string): JsonLd {
  return {
    '@type': 'WebSite',
    name: 'Visit Vietnam',
    url: `${publicUrl}/${language}`,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}/${language}/search-result?keyword={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Who runs the site. */
export interface SiteOwner {
  name?: string | undefined;
  /** Address of the logo; without one the site's own mark. */
  logo?: string | null;
  /** The organisation's own accounts elsewhere. */
  accounts: string[];
}

/** Number of the organisation among what the site describes, so that blocks of other pages may point to it. */
const ownerId = (publicUrl: string) => `${publicUrl}/#organization`;

/** The organisation behind the site as articles and trips name it. */
export const siteOrganization = (publicUrl: string): JsonLd => ({
  '@type': 'Organization',
  '@id': ownerId(publicUrl),
  name: 'Visit Vietnam',
  url: publicUrl,
  logo: `${publicUrl}/icons/icon-512.png`,
});

/** The organisation with what its operator has said of it. */
export function organization(publicUrl: string, { name, logo, accounts }: SiteOwner): JsonLd {
  const own = siteOrganization(publicUrl);
  return {
    ...own,
    name: name || own.name,
    logo: logo || own.logo,
    sameAs: accounts.length > 0 ? accounts : undefined,
  };
}

/** The way from the home page down to a page; `path` is of the site. */
export function breadcrumbList(publicUrl: string, crumbs: { title: string; path: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${publicUrl}${path}`,
    })),
  };
}

/** Questions with their answers, as the page shows them. */
export function faqPage(faqs: readonly Pick<Faq, 'question' | 'answer'>[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
