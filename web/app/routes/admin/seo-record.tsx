import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { SeoEditor } from '~/admin/settings/seo-editor';
import { readSeoScreen } from '~/admin/settings/seo-screen.server';
import { wordsFor } from '~/admin/settings/words.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings'] };

export async function loader(args: LoaderFunctionArgs) {
  const screen = await readSeoScreen(args, args.params.id ?? '');
  return { title: screen.page?.title || wordsFor(args.request)('seo.title'), screen };
}

/** What is being typed must not be replaced by a fresh answer; the editor reads anew by itself after a save. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

export default function SeoRecordRoute() {
  const { screen } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  return <SeoEditor key={`${screen.language} ${screen.path}`} screen={screen} />;
}
