import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Picture } from '~/ui/picture';
import { toast } from '~/ui/toast-store';
import { picturesOf, staysOf } from '../plan/trip-view';
import { useTripWords } from '../plan/use-trip-words';
import { forgetTrip, type StoredTrip, storeTrip } from '../state/trip-store';

interface StoredTripListProps {
  trips: readonly StoredTrip[];
  /** When the plan at an index is about to go. */
  onRemove: (index: number) => void;
}

/** Plans of this browser, each with its picture and its way. */
export function StoredTripList({ trips, onRemove }: StoredTripListProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { days } = useTripWords();

  function remove(trip: StoredTrip) {
    onRemove(trips.indexOf(trip));
    forgetTrip(trip.key);
    toast.offer(t('shelf.removed', { title: trip.shown.title }), {
      label: t('board.undo'),
      run: () => storeTrip(trip),
    });
  }

  return (
    <ul className="border-t-2 border-ink">
      {trips.map((trip) => {
        const { key, shown, updated_at, account } = trip;
        const [picture] = picturesOf(shown, 1);
        const route = staysOf(shown).map(({ city }) => city.title);
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-5">
            <div className="w-28 shrink-0 sm:w-40">
              <Picture
                source={picture}
                alt=""
                ratio="3:2"
                sizes="10rem"
                largest={480}
                className="rounded-card"
              />
            </div>
            <div className="min-w-0 grow basis-56">
              <h2 className="text-xl">
                <Link to={sitePaths.storedTrip(language, key)} className="link-quiet">
                  <Names>{shown.title}</Names>
                </Link>
              </h2>
              <p className="figures mt-1 text-sm text-muted">
                {factLine(days(shown.days.length), route.join(' – '))}
              </p>
              <p className="figures text-sm text-muted">
                {t(account ? 'shelf.in_account' : 'shelf.on_device', {
                  date: formatDate(updated_at, language),
                })}
              </p>
            </div>
            <Button
              tone="quiet"
              size="small"
              onClick={() => remove(trip)}
              aria-label={t('shelf.remove_one', { title: shown.title })}
            >
              {t('board.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
