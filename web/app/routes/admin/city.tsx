import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findList, requireRecord } from '~/admin/api/records.server';
import { CityPage } from '~/admin/city/city-page';
import { cityParts } from '~/admin/city/parts';
import { city } from '~/admin/entities/city';
import { interfaceLanguage } from '~/admin/interface-language';
import { contentLanguage, withContentLanguage } from '~/admin/shell/content-language';

export { adminMeta as meta } from '~/admin/meta';

/** The most of each kind that the workspace shows. */
const SHOWN = 5;

export async function loader(args: LoaderFunctionArgs) {
  const { id = '' } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  const language = contentLanguage(
    new URL(args.request.url).searchParams,
    interfaceLanguage(args.request.headers),
  );
  const [record, ...lists] = await Promise.all([
    requireRecord(args, city, id, language),
    ...cityParts(id).map(({ entity, filters }) =>
      findList(args, entity, { ...filters, lang_id: language, page: 1, per_page: SHOWN }),
    ),
  ]);
  const { slug } = args.params;
  if (record.slug && slug !== record.slug)
    throw redirect(
      withContentLanguage(
        `/admin/city/${id}/${record.slug}`,
        language,
        interfaceLanguage(args.request.headers),
      ),
    );
  return { title: record.title || `#${id}`, language, record, lists };
}

export default function CityRoute() {
  return <CityPage {...(useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>)} />;
}
