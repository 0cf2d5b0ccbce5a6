import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { PrintPage } from '~/admin/nfc/print-page';
import { nfcText } from '~/admin/nfc/text.server';
import { MOST_PRINTED, type NfcTagList } from '~/admin/nfc/types';
import { qrCode } from '~/site/qr/qr-code';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_nfc'] };

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('ids') ?? '';
  const ids = asked.split(',').filter((id) => /^\d{1,9}$/.test(id));
  const title = nfcText(args.request)('print_title');
  // Without a right to see tags there is no empty page either: the API says so.
  const query = new URLSearchParams({
    ids: ids.slice(0, MOST_PRINTED).join(',') || '0',
    per_page: String(MOST_PRINTED),
  });
  const { data } = await readFromApi<NfcTagList>(args, `/nfc-tags?${query}`);
  const tags = data.map((tag) => ({ ...tag, code_image: qrCode(tag.url) }));
  return { title, tags };
}

/** Another size of label is on the page already. */
export const shouldRevalidate = () => false;

export default function NfcPrint() {
  const { tags } = useLoaderData<typeof loader>();
  return <PrintPage tags={tags} />;
}
