import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireList } from '~/admin/api/records.server';
import { entityAt } from '~/admin/entities';
import { csvStream, importTable, shownTable } from '~/admin/list/csv';
import { listArguments, readListQuery } from '~/admin/list/list-query';
import { adminText } from '~/admin/text.server';

/** As many rows as the API gives at once; longer lists go out while they are read. */
const ROWS_AT_ONCE = 10_000;

/** Everything that the current filter finds, for a spreadsheet; with `for=import` in the form that an import reads. */
export async function loader(args: LoaderFunctionArgs) {
  const entity = entityAt(args.request.url);
  if (!entity) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const query = readListQuery(entity, searchParams);
  const read = (page: number) =>
    requireList(args, entity, listArguments({ ...query, page, per_page: ROWS_AT_ONCE }));
  const first = await read(1);
  const forImport = searchParams.get('for') === 'import';
  const table = forImport ? importTable(entity, first.data[0]) : shownTable(entity, adminText(args.request));
  const name = `${entity.section.replaceAll('/', '-')}-${query.lang_id}${forImport ? '-import' : ''}`;
  return new Response(csvStream(table, first, read), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
