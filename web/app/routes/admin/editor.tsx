import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { readOptions } from '~/admin/api/options.server';
import { requireRecord } from '~/admin/api/records.server';
import { ContentEditor } from '~/admin/editor/content-editor';
import { sharedFields } from '~/admin/editor/draft/draft';
import { givenValues } from '~/admin/editor/draft/given-values';
import { entityAt, entityOfSection } from '~/admin/entities';
import { recordAsked } from '~/admin/entities/paths';
import { interfaceLanguage } from '~/admin/interface-language';
import { rightTo } from '~/admin/rights';
import { requireRight } from '~/admin/session/signed-in.server';
import { adminText } from '~/admin/text.server';
import { inOwnLanguage } from '~/admin/ui/in-own-language';

export { adminMeta as meta } from '~/admin/meta';

// Dates of events are said in the words of their pages.
export const handle = { i18n: ['events'] };

export async function loader(args: LoaderFunctionArgs) {
  const entity = entityAt(args.request.url);
  const id = entity && recordAsked(entity, args.params);
  if (!entity || !id) throw new Response(null, { status: 404 });
  const t = adminText(args.request);
  const options = readOptions(args, sharedFields(entity), Number(id) || 0);
  if (id === 'add') {
    await requireRight(args, rightTo(entity.right, 'create'));
    const title = t(`entity.${entity.name}.add`);
    const given = givenValues(entity, new URL(args.request.url).searchParams);
    return { title, section: entity.section, id, records: null, options: await options, given };
  }
  const [vi, en, choices] = await Promise.all([
    requireRecord(args, entity, id, 'vi'),
    requireRecord(args, entity, id, 'en'),
    options,
  ]);
  const own = interfaceLanguage(args.request.headers);
  const title = inOwnLanguage({ vi: vi.title, en: en.title }, own) || `#${id}`;
  return { title, section: entity.section, id, records: { vi, en }, options: choices, given: undefined };
}

/** What is being typed must not be replaced by a fresh answer; the editor reads anew by itself after a save. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function EditorRoute() {
  const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const entity = entityOfSection(data.section);
  return entity ? <ContentEditor key={`${data.section}/${data.id}`} entity={entity} {...data} /> : null;
}
