import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OwnTripRow } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { sitePaths } from '~/site/paths';
import { TripsHere } from '~/site/trip/result/trips-here';
import { Button, ButtonLink } from '~/ui/button';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** The customer's trips, with who else can read them; and those of this browser that the account does not have yet. */
export function OwnTrips({ trips }: { trips: OwnTripRow[] }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { days } = useAmounts();
  const { isBusy } = useOutcome('trip_delete');
  const { isBusy: isStopping } = useOutcome('trip_unshare');
  return (
    <ProfilePart id="trips" title={t('own.title')}>
      {trips.length === 0 && <p className="text-muted">{t('own.none')}</p>}
      <ul className="grid gap-6">
        {trips.map(({ id, title, days: count, cities, is_shared, updated_at }) => (
          <li key={id} className="border-t border-line pt-4">
            <h3 className="text-lg">
              <Link to={sitePaths.ownTrip(language, id)} className="link-quiet">
                <Names>{title}</Names>
              </Link>
            </h3>
            <p className="figures mt-1 text-sm text-muted">
              {factLine(
                days(count),
                cities.join(' – '),
                t('own.changed', { date: formatDate(updated_at, language) }),
              )}
            </p>
            {is_shared && <p className="mt-1 text-sm text-jade">{t('own.shared')}</p>}
            <div className="mt-2 flex flex-wrap gap-2">
              <ButtonLink to={sitePaths.ownTrip(language, id)} tone="secondary" size="small">
                {t('own.open')}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
              {is_shared && (
                <ProfileForm intent="trip_unshare">
                  <input type="hidden" name="trip" value={id} />
                  <Button type="submit" tone="quiet" size="small" pending={isStopping}>
                    {t('take.revoke')}
                    <span className="visually-hidden">: {title}</span>
                  </Button>
                </ProfileForm>
              )}
              <ProfileForm intent="trip_delete">
                <input type="hidden" name="trip" value={id} />
                <Button type="submit" tone="quiet" size="small" pending={isBusy}>
                  {t('own.delete')}
                  <span className="visually-hidden">: {title}</span>
                </Button>
              </ProfileForm>
            </div>
          </li>
        ))}
      </ul>
      <TripsHere />
      <p className="mt-6">
        <Link to={sitePaths.trip(language)} prefetch="intent" className="link inline-block py-1">
          {t('shelf.make')}
        </Link>
      </p>
    </ProfilePart>
  );
}
