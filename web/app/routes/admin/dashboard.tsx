import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { callApi, readFromApi } from '~/admin/api/call.server';
import { ContentCounts } from '~/admin/dashboard/content-counts';
import { LatestChanges } from '~/admin/dashboard/latest-changes';
import { MissingTranslations } from '~/admin/dashboard/missing-translations';
import { MostRated } from '~/admin/dashboard/most-rated';
import { Sales } from '~/admin/dashboard/sales';
import { WorkQueue } from '~/admin/dashboard/work-queue';
import { type SalesDay, salesPeriods } from '~/admin/orders/types';
import { useAdmin } from '~/admin/shell/admin-context';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';
import type { Got } from '~/api/types';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk', 'admin_orders'] };

type DashboardData = Got<'/dashboard'>['data'];

export async function loader(args: LoaderFunctionArgs) {
  const [{ data }, sales] = await Promise.all([
    readFromApi<{ data: DashboardData }>(args, '/dashboard'),
    readSales(args),
  ]);
  return { title: adminText(args.request)('nav.dashboard'), ...data, sales };
}

/** Nothing for a role that may not read orders, and when the page can do without. */
async function readSales(args: LoaderFunctionArgs): Promise<SalesDay[] | null> {
  const wanted = new URL(args.request.url).searchParams.get('days');
  const days = salesPeriods.find((period) => String(period) === wanted) ?? salesPeriods[1];
  const answer = await callApi<{ data: SalesDay[] }>(args, `/orders/admin/by-day?days=${days}`);
  return answer.ok ? answer.body.data : null;
}

/** What waits for this editor, and how the site stands. */
export default function Dashboard() {
  const t = useAdminText();
  const { admin } = useAdmin();
  const { work, entities, latest, missing, most_rated, sales } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('dashboard.hello', { name: admin.full_name })}
        crumbs={[{ title: t('nav.dashboard') }]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-2">
        <WorkQueue work={work} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 min-[1200px]:grid-cols-2">
          {sales && <Sales days={sales} />}
          <MostRated records={most_rated} />
          <MissingTranslations missing={missing} />
          <LatestChanges entries={latest} />
        </div>
        <ContentCounts entities={entities} />
      </div>
    </>
  );
}
