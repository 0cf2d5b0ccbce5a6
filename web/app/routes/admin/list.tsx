import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { readAllOptions } from '~/admin/api/options.server';
import type { ContentRecord, ListPage } from '~/admin/api/types';
import { entityOfSection } from '~/admin/entities';
import { ContentList } from '~/admin/list/content-list';
import { listPath, readListQuery } from '~/admin/list/list-query';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  const entity = entityOfSection(args.params.section);
  if (!entity) throw new Response(null, { status: 404 });
  const query = readListQuery(entity, new URL(args.request.url).searchParams);
  const sources = entity.filters.flatMap((filter) => ('source' in filter ? [filter.source] : []));
  const [list, options] = await Promise.all([
    readFromApi<ListPage<ContentRecord>>(args, listPath(entity, query)),
    readAllOptions(args, sources, 'vi'),
  ]);
  const title = adminText(args.request)(`entity.${entity.name}.many`);
  return { title, section: entity.section, query, list, options };
}

export default function ListRoute() {
  const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const entity = entityOfSection(data.section);
  // Another section is another list: nothing chosen in one belongs to the next.
  return entity ? <ContentList key={data.section} entity={entity} {...data} /> : null;
}
