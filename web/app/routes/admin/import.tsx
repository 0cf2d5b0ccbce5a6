import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { entityOfSection } from '~/admin/entities';
import { ImportPage } from '~/admin/import/import-page';
import { isImportable } from '~/admin/import/importable';
import { interfaceLanguage } from '~/admin/interface-language';
import { requireRight } from '~/admin/session/signed-in.server';
import { contentLanguage } from '~/admin/shell/content-language';
import { workText } from '~/admin/table/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk', 'admin_visitor', 'admin_bookables'] };

export async function loader(args: LoaderFunctionArgs) {
  const entity = entityOfSection(args.params.section);
  if (!entity || !isImportable(entity)) throw new Response(null, { status: 404 });
  await requireRight(args, `${entity.right}.update`);
  const { data: columns } = await readFromApi<{ data: string[] }>(args, `/import/${entity.right}/columns`);
  const language = contentLanguage(
    new URL(args.request.url).searchParams,
    interfaceLanguage(args.request.headers),
  );
  return { title: workText(args.request)('import.title'), section: entity.section, columns, language };
}

export default function Import() {
  const { section, columns, language } = useLoaderData<typeof loader>();
  const entity = entityOfSection(section);
  return entity ? (
    <ImportPage key={`${section} ${language}`} entity={entity} columns={columns} language={language} />
  ) : null;
}
