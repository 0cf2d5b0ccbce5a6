import type { Faq } from '~/api/types';

type JsonValue = string | number | boolean | null | undefined | JsonValue[] | { [key: string]: JsonValue };

/** One schema.org thing, without its `@context`. */
export type JsonLd = { '@type': string } & { [key: string]: JsonValue };

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
export function faqPage(faqs: Faq[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
