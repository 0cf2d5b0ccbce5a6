import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { readAllOptions } from '~/admin/api/options.server';
import type { ContentRecord } from '~/admin/api/types';
import { ContentEditor } from '~/admin/editor/content-editor';
import { recordPath } from '~/admin/editor/read-record';
import { entityOfSection } from '~/admin/entities';
import { requireAdmin } from '~/admin/session/signed-in.server';
import { adminText } from '~/admin/text.server';
import type { Language } from '~/i18n/languages';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  const entity = entityOfSection(args.params.section);
  const { id = '' } = args.params;
  if (!entity || !/^(add|[1-9]\d{0,8})$/.test(id)) throw new Response(null, { status: 404 });
  const sources = entity.groups.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.kind === 'choice' ? [field.source] : [])),
  );
  const t = adminText(args.request);
  const options = readAllOptions(args, sources, 'vi');
  if (id === 'add') {
    const admin = await requireAdmin(args);
    if (!admin.permissions.includes(`${entity.name}.create`)) throw new Response(null, { status: 403 });
    const title = t(`entity.${entity.name}.add`);
    return { title, section: entity.section, id, records: null, options: await options };
  }
  const read = async (language: Language) =>
    (await readFromApi<{ data: ContentRecord }>(args, recordPath(entity, id, language))).data;
  const [vi, en, choices] = await Promise.all([read('vi'), read('en'), options]);
  const title = vi.title || en.title || `#${id}`;
  return { title, section: entity.section, id, records: { vi, en }, options: choices };
}

/** What is being typed must not be replaced by a fresh answer; the editor reads anew by itself after a save. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function EditorRoute() {
  const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const entity = entityOfSection(data.section);
  return entity ? <ContentEditor key={`${data.section}/${data.id}`} entity={entity} {...data} /> : null;
}
