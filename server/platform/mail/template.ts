import { withoutLinks } from '../../plain-name';

/** The language of letters: text with `{{name}}` in it. There is nothing else, so that an editor can't break more than a word. */
const placeholder = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A letter's parts; in `html` values are escaped, in the others they are put in as they are. */
export interface MailText {
  subject: string;
  html: string;
  text: string;
}

export type Variables = Readonly<Record<string, string>>;

const fill = (source: string, variables: Variables, prepare: (value: string) => string): string =>
  source.replace(placeholder, (_whole, name: string) =>
    Object.hasOwn(variables, name) ? prepare(variables[name] ?? '') : '',
  );

/** As much of a name as anybody is greeted by: whoever gives a longer one has something else to say. */
const longestGreeting = 40;

const greetedBy = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > longestGreeting ? `${letters.slice(0, longestGreeting).join('').trimEnd()}…` : name;
};

/** A subject is read in a list, where a link or what turns the writing around would speak for us. */
const inSubject = (value: string): string => withoutLinks(value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' '));

/** Puts values in. A name without a value leaves nothing behind. */
export const renderMail = (letter: MailText, given: Variables): MailText => {
  const { full_name } = given;
  const variables = full_name === undefined ? given : { ...given, full_name: greetedBy(full_name) };
  return rendered(letter, variables);
};

const rendered = (letter: MailText, variables: Variables): MailText => ({
  subject: fill(letter.subject, variables, inSubject).replace(/\s+/g, ' ').trim(),
  html: fill(letter.html, variables, escapeHtml),
  text: fill(letter.text, variables, (value) => value),
});

export interface TemplateProblems {
  /** Names that the letter has no value for. */
  unknown: string[];
  /** Braces that belong to no name. */
  malformed: boolean;
}

/** What keeps a template from being saved, or null. */
export const templateProblems = (source: string, allowed: readonly string[]): TemplateProblems | null => {
  const names = [...source.matchAll(placeholder)].map((match) => match[1] ?? '');
  const unknown = [...new Set(names)].filter((name) => !allowed.includes(name));
  const malformed = /\{\{|\}\}/.test(source.replace(placeholder, ''));
  return unknown.length > 0 || malformed ? { unknown, malformed } : null;
};
