import type { Language } from '~/i18n/languages';

/** What can be wrong with a record in one language. */
export const issues = ['missing', 'unpublished', 'stale'] as const;
export type Issue = (typeof issues)[number];

/** By language; an empty list says that nothing is wrong. */
export type Issues = Record<Language, readonly Issue[]>;

/** By language and field: the text that a stale one was translated from. */
export type StaleTexts = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** The issue that an address asks for; none for anything else. */
export function issueIn(query: URLSearchParams): Issue | undefined {
  return issues.find((issue) => issue === query.get('translation'));
}

/** An address with the language of content and the issue that one is working through. */
export function withIssue(path: string, language: Language, issue: Issue | '' | undefined): string {
  const query = new URLSearchParams({ lang_id: language });
  if (issue) query.set('translation', issue);
  return `${path}?${query}`;
}
