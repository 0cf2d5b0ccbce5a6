import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { type Letter, MailList } from '~/admin/jobs/outbox-list';
import { PartnerList, type PartnerState } from '~/admin/jobs/partner-list';
import { type Run, RunList } from '~/admin/jobs/run-list';
import { pageQuery } from '~/admin/table/page-query';
import { workText } from '~/admin/table/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk', 'admin_people'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['state']);
  const [list, { data: runs }, { data: partners }] = await Promise.all([
    readFromApi<ListPage<Letter>>(args, `/jobs/letters?${query}`),
    readFromApi<{ data: Run[] }>(args, '/jobs/runs'),
    readFromApi<{ data: PartnerState[] }>(args, '/jobs/partners'),
  ]);
  return {
    title: workText(args.request)('jobs.title'),
    list,
    runs,
    partners,
    state: query.get('state') ?? '',
  };
}

export default function Jobs() {
  const { list, runs, partners, state } = useLoaderData<typeof loader>();
  return (
    <>
      <MailList key={state} list={list} state={state} />
      <RunList runs={runs} />
      <PartnerList partners={partners} />
    </>
  );
}
