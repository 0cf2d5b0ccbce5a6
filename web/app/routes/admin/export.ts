import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFromApi } from '~/admin/api/call.server';
import { requireList } from '~/admin/api/records.server';
import { entityAt } from '~/admin/entities';
import type { EntityDescriptor } from '~/admin/entities/descriptor';
import { isImportable } from '~/admin/import/importable';
import { interfaceLanguage } from '~/admin/interface-language';
import { csvStream, shownTable } from '~/admin/list/csv';
import { listArguments, readListQuery } from '~/admin/list/list-query';
import { adminText } from '~/admin/text.server';
import type { Got } from '~/api/types';

/** As many rows as the API gives at once; longer lists go out while they are read. */
const ROWS_AT_ONCE = 10_000;

type ImportTable = Got<'/import/{entity}/table'>;

/** As many as a table of the import may have. */
const ROWS_OF_TABLE = 1000;

/** Records in the form that an import reads: all of a kind, or those that a list's filter finds, in its order. */
async function importCsv(
  args: LoaderFunctionArgs,
  entity: EntityDescriptor,
  language: string,
  ids?: number[],
) {
  const { resource_type } = entity.constants;
  const read = (page: number) => {
    const query = new URLSearchParams({ lang_id: language });
    if (resource_type !== undefined) query.set('kind', String(resource_type));
    if (ids) query.set('ids', ids.slice((page - 1) * ROWS_OF_TABLE, page * ROWS_OF_TABLE).join(',') || '0');
    else query.set('page', String(page));
    return readFromApi<ImportTable>(args, `/import/${entity.right}/table?${query}`);
  };
  const { columns, data, last_page } = await read(1);
  const pages = ids ? Math.max(1, Math.ceil(ids.length / ROWS_OF_TABLE)) : last_page;
  return csvStream(columns, { rows: data, last_page: pages }, async (page) => (await read(page)).data);
}

/** The ids of everything that a filter finds. */
async function idsOf(read: (page: number) => ReturnType<typeof requireList>): Promise<number[]> {
  const first = await read(1);
  const ids = first.data.map(({ id }) => id);
  for (let page = 2; page <= first.last_page; page += 1)
    ids.push(...(await read(page)).data.map(({ id }) => id));
  return ids;
}

/**
 * Everything that the current filter finds, for a spreadsheet: where there is an import, in the form that it reads, so that
 * what was mended there can be brought back. With `for=import` all records of the kind.
 */
export async function loader(args: LoaderFunctionArgs) {
  const entity = entityAt(args.request.url);
  if (!entity) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const query = readListQuery(entity, searchParams, interfaceLanguage(args.request.headers));
  const forImport = searchParams.get('for') === 'import';
  const wanted = (page: number) => listArguments({ ...query, page, per_page: ROWS_AT_ONCE });
  const csv = isImportable(entity)
    ? await importCsv(
        args,
        entity,
        query.lang_id,
        forImport ? undefined : await idsOf((page) => requireList(args, entity, wanted(page))),
      )
    : await shownCsv(args, entity, wanted);
  const name = `${entity.section.replaceAll('/', '-')}-${query.lang_id}${forImport ? '-import' : ''}`;
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** What the list shows, in words. */
async function shownCsv(
  args: LoaderFunctionArgs,
  entity: EntityDescriptor,
  wanted: (page: number) => ReturnType<typeof listArguments>,
) {
  const { head, cells } = shownTable(entity, adminText(args.request));
  const read = (page: number) => requireList(args, entity, wanted(page));
  const { data, last_page } = await read(1);
  return csvStream(head, { rows: data.map(cells), last_page }, async (page) =>
    (await read(page)).data.map(cells),
  );
}
