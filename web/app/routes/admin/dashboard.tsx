import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { AuditEntry, ContentCount } from '~/admin/api/types';
import { ContentCounts } from '~/admin/dashboard/content-counts';
import { LatestChanges } from '~/admin/dashboard/latest-changes';
import { missingTranslations } from '~/admin/dashboard/missing.server';
import { MissingTranslations } from '~/admin/dashboard/missing-translations';
import { useAdmin } from '~/admin/shell/admin-context';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await readFromApi<{ data: { entities: ContentCount[]; latest: AuditEntry[] } }>(
    args,
    '/dashboard',
  );
  const missing = await missingTranslations(args, data.entities);
  return { title: adminText(args.request)('nav.dashboard'), ...data, missing };
}

export default function Dashboard() {
  const t = useAdminText();
  const { admin } = useAdmin();
  const { entities, latest, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('dashboard.hello', { name: admin.full_name })}
        crumbs={[{ title: t('nav.dashboard') }]}
      />
      <div className="grid gap-10 pt-2">
        <ContentCounts entities={entities} />
        <div className="grid gap-10 min-[1200px]:grid-cols-2">
          <MissingTranslations missing={missing} />
          <LatestChanges entries={latest} />
        </div>
      </div>
    </>
  );
}
