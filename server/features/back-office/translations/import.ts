import { and, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../../../db/client';
import { asLongRunning } from '../../../../db/long-running';
import { requireRight } from '../../../access';
import { ApiError, type FieldErrors, invalidField, saidOf } from '../../../errors';
import { writeContext } from '../../../kernel/context';
import type { Input } from '../../../kernel/entity';
import type { PartTexts } from '../../../kernel/part-texts';
import { StaleVersion } from '../../../kernel/write';
import type { Language } from '../../../language';
import { message } from '../../../platform/messages';
import { databaseError } from '../../../platform/plugins/database-errors';
import { readerLanguage } from '../../../platform/plugins/errors';
import { parse } from '../../../platform/validation';
import type { TranslationEntry } from './file';
import { kindNamed, type TranslatedKind } from './kinds';

const words = z.union([z.string(), z.array(z.string())]);

const importedEntry = z.object({
  entity: z.string(),
  id: z.number().int(),
  title: z.string(),
  result: z.enum(['new', 'changed', 'same', 'conflict', 'invalid', 'not_found', 'forbidden']),
  changes: z.array(z.object({ field: z.string(), before: words, after: words })),
  errors: z.record(z.string(), z.array(z.string())),
});

/** What an import did, or would do. */
export const importReport = z
  .object({
    written: z.boolean(),
    counts: z.object({
      new: z.number().int(),
      changed: z.number().int(),
      same: z.number().int(),
      refused: z.number().int(),
    }),
    entries: z.array(importedEntry),
  })
  .meta({ id: 'ImportReport' });

export type ImportReport = z.output<typeof importReport>;
type Imported = z.output<typeof importedEntry>;
type Words = string | string[];

/** Takes everything back; what it would have done is known by then. */
class RolledBack extends Error {}

const textOrList = (value: unknown): Words =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value : '';

const sameWords = (a: Words, b: Words) => JSON.stringify(a) === JSON.stringify(b);

/** The texts of a record, and by their names those of its parts, which there are in any language. */
const storedTexts = async (
  tx: Transaction,
  { translation, parts }: TranslatedKind,
  id: number,
  language: Language,
) => {
  const [row] = await tx
    .select(getTableColumns(translation))
    .from(translation)
    .where(and(eq(translation.record_id, id), eq(translation.lang_id, language)));
  const ofParts = (await parts?.read(tx, [id], language))?.get(id) ?? {};
  const own: Record<string, unknown> = row ?? {};
  return { isThere: row !== undefined, ofParts, texts: { ...own, ...ofParts } };
};

/** The texts of an entry that say something new. What was left empty in the file stays as it is. */
const wanted = (entry: TranslationEntry, stored: Readonly<Record<string, unknown>>) =>
  Object.entries(entry.fields).flatMap(([name, { translation }]): Array<[string, Words]> => {
    const isNew = translation.length > 0 && !sameWords(translation, textOrList(stored[name]));
    return isNew ? [[name, translation]] : [];
  });

interface Importing {
  request: FastifyRequest;
  language: Language;
  /** Whether translations that are new are shown at once. */
  publishNew: boolean;
}

const checkFields = (kind: TranslatedKind, entry: TranslationEntry, ofParts: object) => {
  const stray = Object.keys(entry.fields).find(
    (name) => !kind.texts.includes(name) && !Object.hasOwn(ofParts, name),
  );
  if (stray) throw new ApiError('invalid', { fields: { [stray]: [{ key: 'unknown_field' }] } });
};

/** Texts of parts as an update takes them. @throws ApiError invalid for a list, which none of them is */
const partsInput = async (
  tx: Transaction,
  { parts }: TranslatedKind,
  id: number,
  language: Language,
  texts: ReadonlyArray<[string, Words]>,
) => {
  if (!parts || texts.length === 0) return {};
  const list = texts.find(([, text]) => Array.isArray(text));
  if (list) throw invalidField(list[0], 'wrong_type');
  return parts.input(tx, id, language, Object.fromEntries(texts.map(([name, text]) => [name, String(text)])));
};

/** What an update complains of, by the names that the file has for it. */
const inNamesOfFile = (error: unknown, parts: PartTexts, input: Input): unknown => {
  if (!(error instanceof ApiError) || !error.details.fields) return error;
  const fields = Object.entries(error.details.fields).map(([field, said]) => [
    parts.named(field, input),
    said,
  ]);
  return new ApiError(error.code, { ...error.details, fields: Object.fromEntries(fields) });
};

const importEntry = async (
  tx: Transaction,
  kind: TranslatedKind,
  entry: TranslationEntry,
  { request, language, publishNew }: Importing,
): Promise<Pick<Imported, 'result' | 'changes'>> => {
  requireRight(request.actor, kind.translate);
  const before = await storedTexts(tx, kind, entry.id, language);
  checkFields(kind, entry, before.ofParts);
  const texts = wanted(entry, before.texts);
  if (texts.length === 0) return { result: 'same', changes: [] };
  const isOfParts = ([name]: [string, Words]) => Object.hasOwn(before.ofParts, name);
  const given = {
    ...Object.fromEntries(texts.filter((text) => !isOfParts(text))),
    ...(await partsInput(tx, kind, entry.id, language, texts.filter(isOfParts))),
    ...(before.isThere || !kind.published ? {} : { is_published: publishNew }),
    lang_id: language,
    version: entry.version,
  };
  try {
    await kind.write(writeContext(tx, request, language), entry.id, parse(kind.input, given));
  } catch (error) {
    throw kind.parts ? inNamesOfFile(error, kind.parts, given) : error;
  }
  const after = await storedTexts(tx, kind, entry.id, language);
  const changes = texts.map(([field]) => ({
    field,
    before: textOrList(before.texts[field]),
    after: textOrList(after.texts[field]),
  }));
  return { result: before.isThere ? 'changed' : 'new', changes };
};

const said = (language: Language, fields: FieldErrors = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, entries]) => [
      field,
      entries.map(({ key, values }) => message(language, key, values)),
    ]),
  );

/** What a refused entry is told. Anything that is not the file's fault is thrown on. */
const refusal = (error: unknown, language: Language): Pick<Imported, 'result' | 'errors'> => {
  if (error instanceof StaleVersion)
    return { result: 'conflict', errors: { version: [message(language, 'version_conflict')] } };
  const known = error instanceof ApiError ? error : error instanceof Error ? databaseError(error) : null;
  if (!known) throw error;
  if (known.code === 'not_found')
    return { result: 'not_found', errors: { id: [message(language, 'not_found')] } };
  if (known.code === 'forbidden') {
    const { key, values } = saidOf(known);
    return { result: 'forbidden', errors: { entity: [message(language, key, values)] } };
  }
  if (known.code === 'invalid' || known.code === 'conflict')
    return { result: 'invalid', errors: said(language, known.details.fields) };
  throw error;
};

const countsOf = (entries: readonly Imported[]): ImportReport['counts'] => {
  const of = (...results: Imported['result'][]) =>
    entries.filter(({ result }) => results.includes(result)).length;
  return {
    new: of('new'),
    changed: of('changed'),
    same: of('same'),
    refused: of('conflict', 'invalid', 'not_found', 'forbidden'),
  };
};

/** Always in the same order, so that two imports at the same time wait for each other instead of deadlocking. */
const inOrder = (entries: readonly TranslationEntry[]) =>
  [...entries].sort((a, b) => a.entity.localeCompare(b.entity) || a.id - b.id);

/**
 * Writes translations as an editor's updates would, all of them or none, and says what became of each. A dry run does
 * the same and takes it back, so that what it says is what would happen.
 */
export const importTranslations = async (
  db: Database,
  given: readonly TranslationEntry[],
  options: Importing & { dryRun: boolean },
): Promise<ImportReport> => {
  const reader = readerLanguage(options.request);
  const entries: Imported[] = [];
  const importAll = async (tx: Transaction) => {
    for (const entry of inOrder(given)) {
      const kind = kindNamed(entry.entity);
      const named = { entity: entry.entity, id: entry.id, title: entry.title ?? '', changes: [], errors: {} };
      try {
        // A savepoint each: one that is refused leaves the others to be looked at.
        const done = await tx.transaction((part) => importEntry(part, kind, entry, options));
        entries.push({ ...named, ...done });
      } catch (error) {
        entries.push({ ...named, ...refusal(error, reader) });
      }
    }
    if (options.dryRun || countsOf(entries).refused > 0) throw new RolledBack();
  };
  let written = true;
  await asLongRunning(() => db.transaction(importAll)).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
    written = false;
  });
  return { written, counts: countsOf(entries), entries };
};
