import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { Session } from '~/admin/api/types';
import { PasswordForm } from '~/admin/profile/password-form';
import { ProfileForm } from '~/admin/profile/profile-form';
import { SessionList } from '~/admin/profile/session-list';
import { SecondFactorPanel } from '~/admin/second-factor/second-factor-panel';
import type { SecondFactor } from '~/admin/second-factor/types';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people'] };

export async function loader(args: LoaderFunctionArgs) {
  const [{ data: sessions }, { data: factor }] = await Promise.all([
    readFromApi<{ data: Session[] }>(args, '/profile/sessions'),
    readFromApi<{ data: SecondFactor }>(args, '/profile/second-factor'),
  ]);
  return { title: adminText(args.request)('account.profile'), sessions, factor };
}

export default function Profile() {
  const t = useAdminText();
  const { sessions, factor } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('account.profile')}
        crumbs={[{ title: t('nav.dashboard'), to: '/admin' }, { title: t('account.profile') }]}
      />
      <div className="grid max-w-3xl gap-10 pt-2">
        <ProfileForm />
        <PasswordForm />
        <SecondFactorPanel factor={factor} />
        <SessionList sessions={sessions} />
      </div>
    </>
  );
}
