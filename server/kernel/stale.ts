import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { staleTexts } from '../../db/schema';
import { type Language, languageCodes } from '../language';
import { type Texts, textsOf } from './translated-texts';

/** By language and field: the text in the other language that a stale one was written against. */
export type Marks = Readonly<Record<Language, Texts>>;

/** The texts of a record in both languages. */
export type Pair = Readonly<Record<Language, Texts>>;

const other: Record<Language, Language> = { en: 'vi', vi: 'en' };

/** A text that is empty where the other language has words was never translated. */
const untranslated = (texts: Record<Language, string>): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languageCodes.filter((code) => texts[code] === '' && texts[other[code]] !== '').map((code) => [code, '']),
  );

/** What becomes of a field's marks when its text in `changed` became another and the other language's stayed. */
const afterOneChange = (
  changed: Language,
  before: string,
  after: Record<Language, string>,
  marks: Partial<Record<Language, string>>,
): Partial<Record<Language, string>> => {
  const rest = other[changed];
  // Whoever rewrites a stale text brings it up to date.
  if (marks[changed] !== undefined) return untranslated(after);
  const kept = marks[rest];
  if (kept !== undefined) return kept === after[changed] ? {} : { [rest]: kept };
  // Words where there were none are the translation of those that were there, and no news to them.
  if (before === '' && after[rest] !== '') return {};
  return { [rest]: before };
};

interface Change {
  /** Null where the record, or one of its languages, is new. */
  before: Pair | null;
  after: Pair;
  marks: Marks;
  /** Fields whose texts are said to belong together. */
  confirmed?: readonly string[];
}

/**
 * Which texts are stale after a write, with what they were written against. The source of a field is the language that
 * was changed last: the other one is stale until it is changed as well, is confirmed, or the source is changed back.
 * Texts that change together belong together.
 */
export const staleAfter = ({ before, after, marks, confirmed = [] }: Change): Marks => {
  const result: Record<Language, Record<string, string>> = { en: {}, vi: {} };
  for (const field of new Set(languageCodes.flatMap((code) => Object.keys(after[code])))) {
    if (confirmed.includes(field)) continue;
    const now = { en: after.en[field] ?? '', vi: after.vi[field] ?? '' };
    const then = before && { en: before.en[field] ?? '', vi: before.vi[field] ?? '' };
    const held = Object.fromEntries(
      languageCodes.flatMap((code) => {
        const source = marks[code][field];
        return source === undefined ? [] : [[code, source]];
      }),
    );
    const changed = languageCodes.filter((code) => then && then[code] !== now[code]);
    const [one] = changed;
    const next =
      then && one !== undefined && changed.length === 1
        ? afterOneChange(one, then[one], now, held)
        : then && !one
          ? held
          : untranslated(now);
    for (const code of languageCodes) {
      const source = next[code];
      if (source !== undefined) result[code][field] = source;
    }
  }
  return result;
};

const pairOf = (snapshot: Record<string, unknown> | null): Pair | null => {
  const [en, vi] = snapshot ? [textsOf(snapshot, 'en'), textsOf(snapshot, 'vi')] : [null, null];
  return en && vi ? { en, vi } : null;
};

const ofRecord = (entity: string, recordId: number) =>
  and(
    eq(staleTexts.entity, entity),
    // Both languages by name, so that the key answers.
    or(...languageCodes.map((code) => eq(staleTexts.lang_id, code))),
    eq(staleTexts.record_id, recordId),
  );

const readMarks = async (tx: Transaction, entity: string, recordId: number): Promise<Marks> => {
  const rows = await tx.select().from(staleTexts).where(ofRecord(entity, recordId));
  const byField = (language: Language) =>
    Object.fromEntries(
      rows.filter(({ lang_id }) => lang_id === language).map(({ field, source }) => [field, source]),
    );
  return { en: byField('en'), vi: byField('vi') };
};

/** Forgets what is known of records that are gone for good. */
export const forgetStale = async (
  tx: Transaction,
  entity: string,
  recordIds: readonly number[],
): Promise<void> => {
  await tx
    .delete(staleTexts)
    .where(and(eq(staleTexts.entity, entity), inArray(staleTexts.record_id, [...recordIds])));
};

/** Notes which texts of a record are stale after a write, in its transaction. The record is locked. */
export const noteStale = async (
  tx: Transaction,
  entity: string,
  recordId: number,
  change: {
    before: Record<string, unknown> | null;
    after: Record<string, unknown>;
    confirmed?: readonly string[] | undefined;
  },
): Promise<void> => {
  const after = pairOf(change.after);
  if (!after) return;
  const before = pairOf(change.before);
  const marks = await readMarks(tx, entity, recordId);
  const next = staleAfter({ before, after, marks, confirmed: change.confirmed ?? [] });
  if (JSON.stringify(next) === JSON.stringify(marks)) return;
  await forgetStale(tx, entity, [recordId]);
  const rows = languageCodes.flatMap((lang_id) =>
    Object.entries(next[lang_id]).map(([field, source]) => ({
      entity,
      lang_id,
      record_id: recordId,
      field,
      source,
    })),
  );
  if (rows.length > 0) await tx.insert(staleTexts).values(rows);
};
