import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { callApi, readFromApi } from '~/admin/api/call.server';
import type { SettingRecord } from '~/admin/settings/descriptor';
import { settingPage } from '~/admin/settings/groups';
import { groundOf, settingPath, settingSeoPath } from '~/admin/settings/read-setting';
import type { StoredSeo } from '~/admin/settings/setting-draft';
import { SettingEditor } from '~/admin/settings/setting-editor';
import { adminText } from '~/admin/text.server';
import type { Language } from '~/i18n/languages';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings'] };

export async function loader(args: LoaderFunctionArgs) {
  const page = settingPage(args.params.group);
  if (!page) throw new Response(null, { status: 404 });
  const type = new URL(args.request.url).searchParams.get('type_page');
  const block = page.blocks.find((one) => one.type === type);
  if (block) throw redirect(`/admin/setting/${page.name}/${block.type}`);
  const read = async (language: Language) =>
    (await readFromApi<{ data: SettingRecord }>(args, settingPath(page, language))).data;
  const [vi, en, seo] = await Promise.all([
    read('vi'),
    read('en'),
    page.moduleId === null ? null : callApi<{ data: StoredSeo[] }>(args, settingSeoPath(page)),
  ]);
  const title = adminText(args.request)(`setting.page.${page.name}`);
  return { title, name: page.name, ground: groundOf(vi, en, seo?.ok ? seo.body.data : []) };
}

/** What is being typed must not be replaced by a fresh answer; the editor reads anew by itself after a save. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function SettingRoute() {
  const { name, ground } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const page = settingPage(name);
  return page ? <SettingEditor key={name} page={page} ground={ground} /> : null;
}
