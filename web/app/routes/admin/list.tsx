import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOptions } from '~/admin/api/options.server';
import { requireList } from '~/admin/api/records.server';
import { entityAt, entityOfSection } from '~/admin/entities';
import { interfaceLanguage } from '~/admin/interface-language';
import { ContentList } from '~/admin/list/content-list';
import { listArguments, readListQuery } from '~/admin/list/list-query';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  const entity = entityAt(args.request.url);
  if (!entity) throw new Response(null, { status: 404 });
  const query = readListQuery(
    entity,
    new URL(args.request.url).searchParams,
    interfaceLanguage(args.request.headers),
  );
  const [list, options] = await Promise.all([
    requireList(args, entity, listArguments(query)),
    readOptions(args, entity.filters),
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
