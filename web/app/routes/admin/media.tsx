import type { LoaderFunctionArgs } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { MediaLibrary } from '~/admin/media/media-library';
import { requireAdmin } from '~/admin/session/signed-in.server';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  if (!admin.permissions.includes('media.read')) throw new Response(null, { status: 403 });
  return { title: adminText(args.request)('media.title') };
}

export default function Media() {
  const t = useAdminText();
  const [query] = useSearchParams();
  const without_alt = query.get('without_alt') ?? '';
  return (
    <>
      <PageHeader
        title={t('media.title')}
        crumbs={[{ title: t('nav.dashboard'), to: '/admin' }, { title: t('media.title') }]}
      />
      <MediaLibrary key={without_alt} initial={{ without_alt }} />
    </>
  );
}
