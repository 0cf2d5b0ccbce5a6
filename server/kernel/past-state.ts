import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client';
import { tags } from '../../db/schema';
import { type Language, languageCodes } from '../language';
import { formatDateTime } from '../time';
import type { Entity, Input } from './entity';
import { galleryOfState, galleryToWrite, pathOf, pathsOfPictures } from './past-pictures';

const stateShape = z.looseObject({
  tags: z.record(z.string(), z.array(z.string())).optional(),
  translations: z.partialRecord(
    z.enum(languageCodes),
    z.looseObject({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      content: z.string(),
      image_alt: z.string(),
      is_published: z.boolean(),
    }),
  ),
});

/** A state as it is stored, with instants and absent values as JSON has them, so that two of them can be compared. */
export const readState = (snapshot: unknown) => stateShape.parse(JSON.parse(JSON.stringify(snapshot)));

export type PastState = ReturnType<typeof readState>;

/** What can be written of a state again, and the names of what can't. */
interface Rewritten {
  input: Input;
  lost: string[];
}

/** Live or hidden is decided by its own calls: no state of the past decides it again. */
const decidedElsewhere = ['is_active', 'status'];

const scheduleFields = ['published_at', 'hidden_at'] as const;

/** Values as this kind would still take them. */
const accepted = (fields: Entity['input']['record'], state: Input): Rewritten => {
  const rewritten: Rewritten = { input: {}, lost: [] };
  for (const [name, field] of Object.entries(fields)) {
    if (state[name] === undefined) continue;
    const read = z.safeParse(field, state[name]);
    if (read.success) rewritten.input[name] = read.data;
    else rewritten.lost.push(name);
  }
  return rewritten;
};

const sameGallery = (one: PastState, other: PastState): boolean => {
  const [a, b] = [one, other].map((state) =>
    galleryOfState(state)?.map(({ image_id, youtube_id, youtube_start = 0, status = 1, words = {} }) => ({
      image_id,
      youtube_id,
      youtube_start,
      status,
      words,
    })),
  );
  return isDeepStrictEqual(a, b);
};

/** Pictures as a write names them, by their paths. */
const picturesOf = async (
  tx: Transaction,
  then: PastState,
  now: PastState,
  language: Language,
): Promise<Rewritten> => {
  const paths = await pathsOfPictures(tx, [then]);
  const rewritten: Rewritten = { input: {}, lost: [] };
  const keep = (name: string, value: unknown) => {
    if (value === undefined) rewritten.lost.push(name);
    else rewritten.input[name] = value;
  };
  if (then.image_id !== undefined && then.image_id !== now.image_id)
    keep('image', pathOf(paths, then.image_id));
  const gallery = galleryOfState(then);
  if (gallery && !sameGallery(then, now)) keep('galleries', galleryToWrite(gallery, paths, language));
  return rewritten;
};

/** When a record appears and disappears, as a write says it. */
const scheduleOf = (then: PastState): Input => {
  const given: Input = {};
  for (const name of scheduleFields) {
    const instant = then[name];
    if (instant === null) given[name] = null;
    if (typeof instant === 'string') given[name] = formatDateTime(new Date(instant));
  }
  return given;
};

/**
 * What the languages share of a past state, as a write takes it.
 * @param withSchedule for those who may publish: it decides when visitors see the record
 */
export const sharedToWrite = async (
  tx: Transaction,
  { input: fields }: Entity,
  { then, now, withSchedule }: { then: PastState; now: PastState; withSchedule: boolean },
): Promise<Rewritten> => {
  const { galleries: _gallery, ...record } = fields.record;
  const own = Object.fromEntries(Object.entries(record).filter(([name]) => !decidedElsewhere.includes(name)));
  const values = accepted(own, then);
  const pictures = await picturesOf(tx, then, now, 'en');
  const { galleries: _words, ...picture } = pictures.input;
  return {
    input: { ...values.input, ...picture, ...(withSchedule ? scheduleOf(then) : {}) },
    lost: [...values.lost, ...pictures.lost],
  };
};

/** The gallery of a past state as a write in one language takes it: its words are that language's. */
export const galleryInLanguage = async (
  tx: Transaction,
  { input: fields }: Entity,
  { then, now, language }: { then: PastState; now: PastState; language: Language },
): Promise<Input> => {
  if (!fields.record.galleries) return {};
  const { galleries } = (await picturesOf(tx, then, now, language)).input;
  return galleries === undefined ? {} : { galleries };
};

/** Names that lie in other tables than the translation: tags, of which all records of that name are one thing. */
const tagField = ({ input, translation }: Entity): string | undefined =>
  Object.keys(input.translation).find((name) => !(name in getTableColumns(translation)));

/** Tags come back if all of them are still there: one that an editor took from the whole site stays away. */
const tagsToWrite = async (
  tx: Transaction,
  entity: Entity,
  then: PastState,
  language: Language,
): Promise<Rewritten> => {
  const name = tagField(entity);
  if (!name || !then.tags) return { input: {}, lost: [] };
  const wanted = then.tags[language] ?? [];
  const known = wanted.length
    ? await tx.$count(tags, and(eq(tags.lang_id, language), inArray(tags.name, wanted)))
    : 0;
  return known === wanted.length ? { input: { [name]: wanted }, lost: [] } : { input: {}, lost: [name] };
};

/** Texts that all kinds have. */
const usualTexts = ['slug', 'title', 'description', 'content', 'image_alt', 'is_published'];

/** Names of the texts that a kind of record has, tags among them. */
export const textNames = ({ input }: Entity): string[] => [...usualTexts, ...Object.keys(input.translation)];

/** The texts of one language of a past state, as a write takes them; none of a language that it had not. */
export const textsToWrite = async (
  tx: Transaction,
  entity: Entity,
  { then, language }: { then: PastState; language: Language },
): Promise<Rewritten> => {
  const texts = then.translations[language];
  if (!texts) return { input: {}, lost: [] };
  const usual = Object.fromEntries(usualTexts.map((name) => [name, texts[name]]));
  const tag = tagField(entity);
  const own = Object.entries(entity.input.translation).filter(([name]) => name !== tag);
  const values = accepted(Object.fromEntries(own), texts);
  const tagged = await tagsToWrite(tx, entity, then, language);
  return {
    input: { ...usual, ...values.input, ...tagged.input },
    lost: [...values.lost, ...tagged.lost],
  };
};

/** A field as two states have it; `language` for those of a translation. */
export const differs = (
  entity: Entity,
  { then, now }: { then: PastState; now: PastState },
  name: string,
  language?: Language,
): boolean => {
  if (name === 'image') return then.image_id !== now.image_id;
  if (name === 'galleries') return !sameGallery(then, now);
  if (!language) return !isDeepStrictEqual(then[name], now[name]);
  if (name === tagField(entity))
    return !isDeepStrictEqual(then.tags?.[language] ?? [], now.tags?.[language] ?? []);
  return !isDeepStrictEqual(then.translations[language]?.[name], now.translations[language]?.[name]);
};
