import { type Actor, holds, requireRight } from '../access';
import type { Permission } from '../permissions';
import type { Entity } from './entity';
import type { Item } from './items/item';
import { slugify } from './slugs';

/** A record as audit keeps it: its columns, what belongs to it, and its texts by language. */
type State = Readonly<Record<string, unknown>>;

/** What every entity has words in, beside its own texts. */
export const commonTexts = ['title', 'description', 'content', 'image_alt'] as const;

/** What every write changes by itself. */
const ownTraces = new Set(['version', 'updated_at']);

const isItem = (kind: Entity | Item): kind is Item => 'table' in kind;
const isKind = (kind: { name: string }): kind is Entity | Item => 'input' in kind;

const rightTo = (kind: Entity | Item, action: 'update' | 'translate'): Permission =>
  isItem(kind) ? kind.right(action) : `${kind.name}.${action}`;

/** Fields of a translation that are words, and so a translator's to write. */
const wordsOf = (kind: Entity | Item): ReadonlySet<string> =>
  new Set(
    isItem(kind) ? Object.keys(kind.input.texts) : [...commonTexts, ...Object.keys(kind.input.translation)],
  );

/** A part of a record without its words, however deep they lie. */
const without = (part: unknown, words: readonly string[]): unknown => {
  if (Array.isArray(part)) return part.map((one) => without(one, words));
  if (part === null || typeof part !== 'object' || part instanceof Date) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      words.includes(name) ? [] : [[name, without(value, words)]],
    ),
  );
};

/** What a record says beside its words. Tags are words in a language as well. */
const factsOf = (kind: Entity | Item, state: State) => {
  const inParts = isItem(kind) ? {} : (kind.wordsInParts ?? {});
  const kept = Object.entries(state).filter(
    ([name]) => name !== 'translations' && name !== 'tags' && !ownTraces.has(name),
  );
  return kept.map(([name, value]) => [name, inParts[name] ? without(value, inParts[name]) : value]);
};

const translationsOf = ({ translations = {} }: State) => translations as Record<string, State>;

const isOwnSlug = (slug: unknown, title: unknown) => {
  const [base, given] = [slugify(String(title)), String(slug)];
  return given === base || (given.startsWith(`${base}-`) && /^\d+$/.test(given.slice(base.length + 1)));
};

/** Whether a change leaves all but the words of a record as it was. A new translation gets its slug from its title. */
const changesWordsOnly = (kind: Entity | Item, before: State, after: State): boolean => {
  if (JSON.stringify(factsOf(kind, before)) !== JSON.stringify(factsOf(kind, after))) return false;
  const words = wordsOf(kind);
  const rest = (texts: State) => JSON.stringify(Object.entries(texts).filter(([name]) => !words.has(name)));
  const [was, is] = [translationsOf(before), translationsOf(after)];
  if (Object.keys(was).some((language) => !is[language])) return false;
  return Object.entries(is).every(([language, texts]) => {
    const stored = was[language];
    if (stored) return rest(stored) === rest(texts);
    return texts.slug === undefined || isOwnSlug(texts.slug, texts.title);
  });
};

/**
 * Holds a change by somebody who may translate and not update to the words of a record, by what it did: as with
 * publishing, every change comes by here, whichever call it came through.
 * @throws ApiError forbidden that names the right
 */
export const requireWordsOnly = (
  actor: Actor,
  kind: { name: string },
  { action, before, after }: { action: string; before: State | null; after: State | null },
): void => {
  if (action !== 'update' || !isKind(kind) || !before || !after) return;
  if (holds(actor, rightTo(kind, 'update')) || !holds(actor, rightTo(kind, 'translate'))) return;
  if (!changesWordsOnly(kind, before, after)) requireRight(actor, rightTo(kind, 'update'));
};

/** What the reference of the API says of a call that a translator may make. */
export const wordsOnly = (right: string) =>
  `\`${right}.translate\` writes words in one language only: texts, what the picture shows, tags. Slug, facts, status, dates and pictures need \`${right}.update\`.`;
