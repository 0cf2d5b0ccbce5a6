import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { AvatarPart } from '~/site/account/profile/avatar-part';
import { DataPart } from '~/site/account/profile/data-part';
import { LeavingPart } from '~/site/account/profile/leaving-part';
import { Mine } from '~/site/account/profile/mine';
import { OwnCheckIns } from '~/site/account/profile/own-check-ins';
import { OwnReviews } from '~/site/account/profile/own-reviews';
import { OwnTrips } from '~/site/account/profile/own-trips';
import { PasswordPart } from '~/site/account/profile/password-part';
import { PersonalData } from '~/site/account/profile/personal-data';
import { profileAction } from '~/site/account/profile/profile-action.server';
import { profileData } from '~/site/account/profile/profile-data.server';
import { SessionsPart } from '~/site/account/profile/sessions-part';
import { setUser } from '~/site/account/user-store';
import { visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';

export const handle = { i18n: ['site', 'account', 'trip', 'reviews'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export function loader(args: LoaderFunctionArgs) {
  return profileData(visitorPage(args));
}

export function action(args: ActionFunctionArgs) {
  return profileAction(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function Profile() {
  const { customer, sessions, reviews, check_ins, countries, trips, bookings } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { id, full_name, avatar, created_at } = customer;
  // The header shows the same as this page, also right after a change.
  useEffect(() => setUser({ id, full_name, avatar }), [id, full_name, avatar]);
  return (
    <div className="page pt-8">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">{t('profile.title')}</h1>
          <p className="mt-2 text-muted">
            {full_name} · {t('profile.lead', { date: formatDate(created_at, language) })}
          </p>
        </div>
        <Form method="post" action={sitePaths.signOut(language)}>
          <Button type="submit" tone="secondary">
            {t('profile.sign_out')}
          </Button>
        </Form>
      </header>
      <Mine />
      <PersonalData customer={customer} countries={countries} />
      <AvatarPart customer={customer} />
      <OwnTrips trips={trips} />
      <OwnReviews reviews={reviews} />
      <OwnCheckIns checkIns={check_ins} />
      <PasswordPart customer={customer} />
      <SessionsPart sessions={sessions} />
      <DataPart />
      <LeavingPart bookings={bookings} />
    </div>
  );
}
