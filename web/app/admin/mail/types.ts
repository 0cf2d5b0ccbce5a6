import type { Got } from '~/api/types';
import type { Language } from '~/i18n/languages';

export const letterParts = ['subject', 'html', 'text'] as const;
export type MailPart = (typeof letterParts)[number];
export type MailText = Record<MailPart, string>;

/** A letter as its list shows it. */
export type MailRow = Got<'/emailtemplate'>['data'][number];

/** A letter in one language, with what ships beside it. */
export type Letter = Got<'/emailtemplate/{id}'>['data'];

export type Letters = Record<Language, Letter>;

/** What a letter is sent for must stay in it. */
export const neededVariables = (variables: readonly string[]) => variables.filter((name) => name === 'link');
