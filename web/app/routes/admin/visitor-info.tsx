import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { readOptions } from '~/admin/api/options.server';
import { pageQuery } from '~/admin/table/page-query';
import { workText } from '~/admin/table/text.server';
import type { QueuePage } from '~/admin/visitor/issue';
import { VisitorInfoList } from '~/admin/visitor/queue/visitor-info-list';

export { adminMeta as meta } from '~/admin/meta';

// What the data say is told in the words of their pages.
export const handle = { i18n: ['admin_desk', 'admin_visitor', 'visitor', 'places', 'site'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['reason', 'entity', 'city_id', 'within_days'], 25);
  const [list, { city = [] }] = await Promise.all([
    readFromApi<QueuePage>(args, `/visitor-info/records?${query}`),
    readOptions(args, [{ source: 'city' }]),
  ]);
  return { title: workText(args.request)('visitor_info.title'), list, cities: city };
}

export default function VisitorInfo() {
  const { list, cities } = useLoaderData<typeof loader>();
  return <VisitorInfoList list={list} cities={cities} />;
}
