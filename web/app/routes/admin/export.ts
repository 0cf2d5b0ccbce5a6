import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFromApi } from '~/admin/api/call.server';
import { requireList } from '~/admin/api/records.server';
import { entityAt } from '~/admin/entities';
import type { EntityDescriptor } from '~/admin/entities/descriptor';
import { csvStream, shownTable } from '~/admin/list/csv';
import { listArguments, readListQuery } from '~/admin/list/list-query';
import { adminText } from '~/admin/text.server';
import type { Got } from '~/api/types';

/** As many rows as the API gives at once; longer lists go out while they are read. */
const ROWS_AT_ONCE = 10_000;

type ImportTable = Got<'/import/{entity}/table'>;

/** All records in the form that an import reads. */
async function importCsv(args: LoaderFunctionArgs, entity: EntityDescriptor, language: string) {
  const { resource_type } = entity.constants;
  const read = (page: number) => {
    const query = new URLSearchParams({ lang_id: language, page: String(page) });
    if (resource_type !== undefined) query.set('kind', String(resource_type));
    return readFromApi<ImportTable>(args, `/import/${entity.right}/table?${query}`);
  };
  const { columns, data, last_page } = await read(1);
  return csvStream(columns, { rows: data, last_page }, async (page) => (await read(page)).data);
}

/** Everything that the current filter finds, for a spreadsheet; with `for=import` in the form that an import reads. */
export async function loader(args: LoaderFunctionArgs) {
  const entity = entityAt(args.request.url);
  if (!entity) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const query = readListQuery(entity, searchParams);
  const forImport = searchParams.get('for') === 'import';
  const csv = forImport
    ? await importCsv(args, entity, query.lang_id)
    : await shownCsv(args, entity, (page) => listArguments({ ...query, page, per_page: ROWS_AT_ONCE }));
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
