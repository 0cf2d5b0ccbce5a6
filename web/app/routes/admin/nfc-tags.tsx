import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { TagList } from '~/admin/nfc/tag-list';
import { nfcText } from '~/admin/nfc/text.server';
import { type NfcTagList, tagFilters } from '~/admin/nfc/types';
import { pageQuery } from '~/admin/table/page-query';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_nfc', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const list = await readFromApi<NfcTagList>(args, `/nfc-tags?${pageQuery(args.request, tagFilters)}`);
  return { title: nfcText(args.request)('title'), list };
}

export default function NfcTags() {
  const { list } = useLoaderData<typeof loader>();
  return <TagList list={list} />;
}
