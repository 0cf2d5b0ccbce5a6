import { type Language, languages } from '~/i18n/languages';
import type { ContentRecord, Revision } from '../api/types';
import type { FieldName } from '../entities/names';
import { plainText } from './plain-value';

/** Texts that a revision brings back. */
const names = [
  'title',
  'slug',
  'description',
  'content',
  'image_alt',
] as const satisfies readonly FieldName[];

export interface TextChange {
  key: string;
  before: string;
  after: string;
}

const asPlain = (name: string, value: unknown) =>
  name === 'content' ? plainText(String(value ?? '')) : String(value ?? '');

function textsOf(snapshot: Record<string, unknown>, language: Language): Record<string, unknown> {
  const all = snapshot.translations;
  const texts = all && typeof all === 'object' ? (all as Record<string, unknown>)[language] : null;
  return texts && typeof texts === 'object' ? (texts as Record<string, unknown>) : {};
}

/** What would change in the texts of a record if this revision came back. */
export function changesTo(revision: Revision, now: Record<Language, ContentRecord>): TextChange[] {
  return [...languages].reverse().flatMap((language) => {
    const then = textsOf(revision.snapshot, language);
    if (Object.keys(then).length === 0) return [];
    return names
      .map((name) => ({
        key: `${language}.${name}`,
        before: asPlain(name, now[language][name]),
        after: asPlain(name, then[name]),
      }))
      .filter(({ before, after }) => before !== after);
  });
}
