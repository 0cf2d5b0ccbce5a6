import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { AuditEntry, ContentCount } from '~/admin/api/types';
import { ContentCounts } from '~/admin/dashboard/content-counts';
import { LatestChanges } from '~/admin/dashboard/latest-changes';
import { type Missing, MissingTranslations } from '~/admin/dashboard/missing-translations';
import { WorkQueue } from '~/admin/dashboard/work-queue';
import { useAdmin } from '~/admin/shell/admin-context';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

interface DashboardData {
  work: Array<{ name: string; count: number }>;
  entities: ContentCount[];
  missing: Missing[];
  latest: AuditEntry[];
}

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await readFromApi<{ data: DashboardData }>(args, '/dashboard');
  return { title: adminText(args.request)('nav.dashboard'), ...data };
}

/** What waits for this editor, and how the site stands. */
export default function Dashboard() {
  const t = useAdminText();
  const { admin } = useAdmin();
  const { work, entities, latest, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('dashboard.hello', { name: admin.full_name })}
        crumbs={[{ title: t('nav.dashboard') }]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-2">
        <WorkQueue work={work} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 min-[1200px]:grid-cols-2">
          <MissingTranslations missing={missing} />
          <LatestChanges entries={latest} />
        </div>
        <ContentCounts entities={entities} />
      </div>
    </>
  );
}
