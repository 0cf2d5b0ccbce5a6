import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MediaLibrary } from '~/admin/media/media-library';
import { requireRight } from '~/admin/session/signed-in.server';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  await requireRight(args, 'media.read');
  return { title: adminText(args.request)('media.title') };
}

/** What the library is narrowed down to is the browser's to ask for. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function Media() {
  const t = useAdminText();
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const written = useRef(address);
  const [round, setRound] = useState(0);

  // An address that comes from elsewhere, such as a link of the overview, opens the library anew.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setRound((before) => before + 1);
  }, [address]);

  const onNarrowed = useCallback(
    (filters: string, page: number) => {
      const next = new URLSearchParams(filters);
      if (page > 1) next.set('page', String(page));
      if (next.toString() === written.current) return;
      written.current = next.toString();
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );

  const given = (name: string) => query.get(name) ?? '';
  return (
    <>
      <PageHeader
        title={t('media.title')}
        crumbs={[{ title: t('nav.dashboard'), to: '/admin' }, { title: t('media.title') }]}
      />
      <MediaLibrary
        key={round}
        initial={{
          keyword: given('keyword'),
          folder: given('folder'),
          without_alt: given('without_alt'),
          unused: given('unused'),
          from: given('from'),
        }}
        initialPage={Math.max(1, Math.trunc(Number(given('page'))) || 1)}
        onNarrowed={onNarrowed}
      />
    </>
  );
}
