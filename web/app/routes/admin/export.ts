import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireList } from '~/admin/api/records.server';
import { entityAt } from '~/admin/entities';
import { asCsv } from '~/admin/list/csv';
import { listArguments, readListQuery } from '~/admin/list/list-query';
import { adminText } from '~/admin/text.server';

/** Everything that the current filter finds, as a table for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const entity = entityAt(args.request.url);
  if (!entity) throw new Response(null, { status: 404 });
  const query = readListQuery(entity, new URL(args.request.url).searchParams);
  const list = await requireList(args, entity, listArguments({ ...query, page: 1, per_page: 10_000 }));
  return new Response(asCsv(entity, list.data, adminText(args.request)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${entity.section.replaceAll('/', '-')}-${query.lang_id}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
