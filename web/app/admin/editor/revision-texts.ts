import { type Language, languages } from '~/i18n/languages';
import type { ContentRecord, Revision } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { type Draft, draftOf, sharedFields } from './draft';
import { rulesOf } from './field-rules';
import { plainText } from './plain-value';

export interface TextChange {
  key: string;
  before: string;
  after: string;
}

/** Names of the texts that a past state brings back, and whether they are HTML. Tags stay as they are. */
const textNames = ({ texts, hasImage }: EntityDescriptor) => [
  ...texts.flatMap(({ name, kind }) => (kind === 'tags' ? [] : [{ name, isHtml: kind === 'rich' }])),
  ...(hasImage ? [{ name: 'image_alt', isHtml: false }] : []),
];

function asPlain(value: unknown, isHtml: boolean): string {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  return isHtml ? plainText(text) : text;
}

function textsOf(snapshot: Record<string, unknown>, language: Language): Record<string, unknown> {
  const all = snapshot.translations;
  const texts = all && typeof all === 'object' ? (all as Record<string, unknown>)[language] : null;
  return texts && typeof texts === 'object' ? (texts as Record<string, unknown>) : {};
}

/** What would change in values that hold texts of both languages, such as the days of a tour. */
function changesInside(
  entity: EntityDescriptor,
  snapshot: Record<string, unknown>,
  now: Draft,
): TextChange[] {
  return sharedFields(entity).flatMap((field) => {
    const { past, plain } = rulesOf(field);
    const then = past?.(snapshot);
    return then === undefined || !plain
      ? []
      : [{ key: field.name, before: plain(now[field.name]), after: plain(then) }];
  });
}

/** What would change in the texts of a record if this revision came back. */
export function changesTo(
  entity: EntityDescriptor,
  { snapshot }: Revision,
  now: Record<Language, ContentRecord>,
): TextChange[] {
  const texts = [...languages].reverse().flatMap((language) => {
    const then = textsOf(snapshot, language);
    if (Object.keys(then).length === 0) return [];
    return textNames(entity).map(({ name, isHtml }) => ({
      key: `${language}.${name}`,
      before: asPlain(now[language][name], isHtml),
      after: asPlain(then[name], isHtml),
    }));
  });
  return [...texts, ...changesInside(entity, snapshot, draftOf(entity, now))].filter(
    ({ before, after }) => before !== after,
  );
}
