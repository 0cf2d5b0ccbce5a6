import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asLongRunning } from '../../../../db/long-running';
import { requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { ApiError, invalidField } from '../../../errors';
import { hasControlCharacters, listQuery } from '../../../fields';
import type { Entity } from '../../../kernel/entity';
import { entities } from '../../../kinds';
import { type Language, langId, languageCodes } from '../../../language';
import { signedInAdmin } from '../../../platform/admins/signed-in';
import { message } from '../../../platform/messages';
import { readerLanguage } from '../../../platform/plugins/errors';
import { dataOf, listOf, writtenOf } from '../../../platform/responses';
import { languageColumn } from './columns';
import { BrokenCsv, type CsvRow, readCsv } from './csv';
import { type ImportResult, importColumns, importRows, readableColumns } from './import-rows';
import { exportTable } from './table';

const mebibyte = 1024 * 1024;
const mostCharacters = 5 * mebibyte;
const mostRows = 1000;
const mostNamed = 10;

/** Ids with commas between, as many as a table may have rows. */
const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
  .transform((text) => text.split(',').map(Number));

const entityName = z.enum(entities.map(({ name }) => name));

const report = z.object({
  dry_run: z.boolean(),
  import_id: z
    .string()
    .nullable()
    .meta({ description: 'By which it can be taken back as a whole; null where nothing was written' }),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  changes: z.array(
    z.object({
      row: z.number().int().meta({ description: 'As a spreadsheet counts; the head is 1' }),
      action: z.enum(['create', 'update']),
      id: z.number().int(),
      lang_id: z.enum(languageCodes).meta({ description: 'Language of the texts of the row' }),
      title: z.string(),
      fields: z.array(
        z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  ),
  problems: z.array(
    z.object({
      row: z.number().int(),
      column: z
        .string()
        .nullable()
        .meta({ description: 'As the head of the table has it; null for what concerns the whole row' }),
      part: z.string().nullable().meta({ description: 'Where in the cell, if it has several values' }),
      read: z.string().nullable().meta({ description: 'What stands in the cell, shortened' }),
      message: z.string(),
    }),
  ),
});

type Report = z.output<typeof report>;

/** Takes what was written back, and brings what it would have been out of the transaction. */
class RolledBack extends Error {
  constructor(readonly result: ImportResult) {
    super('rolled back');
  }
}

/** The first names of a list, and that there are more: some files are no tables at all. */
const named = (names: readonly string[]): string => {
  const first = names.slice(0, mostNamed).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return [...first, ...(names.length > mostNamed ? ['…'] : [])].join(', ');
};

/** @throws ApiError invalid for what is no table, or has columns that the entity doesn't know */
const readTable = (entity: Entity, csv: string): { head: string[]; rows: CsvRow[] } => {
  let table: CsvRow[];
  try {
    table = readCsv(csv);
  } catch (error) {
    if (error instanceof BrokenCsv) throw invalidField('csv', error.key, { row: error.row });
    throw error;
  }
  const [first, ...rows] = table;
  const head = (first?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (rows.length === 0) throw invalidField('csv', 'csv_empty');
  if (rows.length > mostRows) throw invalidField('csv', 'csv_too_long', { maximum: mostRows });
  const known = readableColumns(entity);
  const unknown = head.filter((name) => !known.has(name));
  if (unknown.length > 0) throw invalidField('csv', 'csv_unknown_columns', { columns: named(unknown) });
  if (new Set(head).size !== head.length) throw invalidField('csv', 'csv_repeated_columns');
  // What lies beyond the head would be lost without a word, and mostly a comma is one too many.
  const wide = rows.find(({ cells }) => cells.slice(head.length).some((cell) => cell.trim() !== ''));
  if (wide) throw invalidField('csv', 'csv_row_too_wide', { row: wide.row, columns: head.length });
  return { head, rows };
};

const reportOf = (
  language: Language,
  { dryRun, importId = null }: { dryRun: boolean; importId?: string | null },
  result: ImportResult,
): Report => ({
  dry_run: dryRun,
  import_id: result.changes.length > 0 ? importId : null,
  // Two rows may make one record, each in a language.
  created: new Set(result.changes.flatMap(({ action, id }) => (action === 'create' ? [id] : []))).size,
  updated: result.changes.filter(({ action }) => action === 'update').length,
  unchanged: result.unchanged,
  changes: result.changes,
  problems: result.problems.flatMap(({ said, ...place }) =>
    said.slice(0, 1).map(({ key, values }) => ({ ...place, message: message(language, key, values) })),
  ),
});

/** Records of content from a table, as spreadsheets write it. */
export const tableImportRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tags = ['Import'];
  const entityOf = (name: string): Entity => {
    const entity = entities.find((one) => one.name === name);
    if (!entity) throw new ApiError('not_found');
    return entity;
  };

  app.get(
    '/import/:entity/columns',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The columns that a table of this entity may have',
        params: z.object({ entity: entityName }),
        response: { 200: dataOf(z.array(z.string())) },
      },
    },
    async (request) => ({ data: importColumns(entityOf(request.params.entity)) }),
  );

  app.get(
    '/import/:entity/table',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'All records as a table that an import reads: brought back unchanged it changes nothing',
        description:
          'A column for each thing an editor knows. Long texts, galleries and the days of tours are left out.',
        params: z.object({ entity: entityName }),
        querystring: z.object({
          lang_id: langId.default('vi').meta({ description: 'Language of the texts' }),
          kind: z.coerce
            .number()
            .int()
            .min(0)
            .max(1_000_000)
            .optional()
            .meta({ description: 'Kind of place' }),
          ids: idList.optional().meta({ description: 'Only these records, in this order' }),
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(mostRows).default(mostRows),
        }),
        response: { 200: listOf(z.array(z.string())).extend({ columns: z.array(z.string()) }) },
      },
    },
    (request) => {
      const { lang_id: language, ...wanted } = request.query;
      const entity = entityOf(request.params.entity);
      requireRight(request.actor, `${entity.name}.read`);
      return exportTable(app.db, entity, { language, ...wanted });
    },
  );

  app.post(
    '/import/:entity',
    {
      config: { access: 'admin' },
      bodyLimit: 6 * mebibyte,
      schema: {
        tags,
        summary: 'Write a table of records, all or nothing',
        description: `CSV with the names of fields as its head, up to ${mostRows} rows. Each row may say its language in the column \`lang\` (en or vi). A row with an \`id\`, or with the \`slug\` of a record in its language, changes that record; any other one makes a new one; two new rows with one \`slug\` in two languages make one record. An empty cell empties the field or the part. Entries of a list are separated by ;, or by | where one of them has a ; itself. Other records are named by slug or title. Only what differs is written. A dry run says what would change, and writes nothing.`,
        params: z.object({ entity: entityName }),
        querystring: z.object({
          lang_id: langId
            .optional()
            .meta({ description: 'Language of the answer; that of the texts is in the body' }),
        }),
        body: z.strictObject({
          lang_id: langId.optional().meta({
            description:
              'Language of the texts of rows that say none; a table without a column `lang` needs it',
          }),
          csv: z
            .string()
            .min(1, { error: 'required' })
            .max(mostCharacters)
            .refine((value) => !hasControlCharacters(value), { params: { key: 'csv_not_text' } })
            // What a reader of another encoding puts where it found no letter.
            .refine((value) => !value.includes('\uFFFD'), { params: { key: 'csv_not_utf8' } }),
          dry_run: z.boolean().default(true),
        }),
        response: { 200: writtenOf(report) },
      },
    },
    async (request) => {
      const { lang_id: language, csv, dry_run } = request.body;
      const entity = entityOf(request.params.entity);
      const actor = signedInAdmin(request);
      requireRight(actor, `${entity.name}.update`);
      const table = readTable(entity, csv);
      // Texts of one language written over those of the other look like any change: nobody guesses which they are.
      if (!language && !table.head.includes(languageColumn))
        throw invalidField('lang_id', 'csv_language_wanted');
      const reader = readerLanguage(request);
      try {
        const result = await asLongRunning(() =>
          app.db.transaction(async (tx) => {
            const done = await importRows(tx, entity, { actor, language, requestId: request.id }, table);
            if (dry_run || done.problems.length > 0) throw new RolledBack(done);
            return done;
          }),
        );
        return {
          message: message(reader, 'updated'),
          data: reportOf(reader, { dryRun: false, importId: request.id }, result),
        };
      } catch (error) {
        if (!(error instanceof RolledBack)) throw error;
        const data = reportOf(reader, { dryRun: dry_run }, error.result);
        if (!dry_run) throw new ApiError('invalid', { data });
        return { message: message(reader, 'checked'), data };
      }
    },
  );
};
