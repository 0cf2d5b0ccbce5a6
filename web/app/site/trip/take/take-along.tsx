import { useTranslation } from 'react-i18next';
import type { User } from '~/site/account/user-store';
import { Section } from '~/site/section';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { ShownPlan } from '../plan';
import type { StoredTrip } from '../state/trip-store';
import type { Trip } from '../state/use-trip';
import { ExportButton } from './export-button';
import { OfflinePart } from './offline-part';
import { RoadBook } from './road-book';
import { SharePart } from './share-part';

interface TakeAlongProps {
  trip: Trip;
  shown: ShownPlan;
  kept: StoredTrip | undefined;
  user: User | null;
}

/** What a plan leaves the page as: a link, files, paper, and what is needed without a connection. */
export function TakeAlong({ trip, shown, kept, user }: TakeAlongProps) {
  const { t } = useTranslation('trip');
  return (
    <div data-print="hide">
      <Section id="take-along" title={t('take.title')} lead={t('take.lead')}>
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          <SharePart trip={trip} kept={kept} user={user} />
          <section aria-labelledby="take-files">
            <h3 id="take-files" className="text-xl">
              {t('take.files')}
            </h3>
            <p className="mt-2 text-muted">{t('take.files_text')}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              <ExportButton shown={shown} format="ics" />
              <ExportButton shown={shown} format="gpx" />
              <Button tone="secondary" onClick={() => window.print()}>
                <Icon name="print" />
                {t('take.print')}
              </Button>
            </div>
          </section>
          <OfflinePart trip={trip} user={user} />
        </div>
      </Section>
      {trip.key && <RoadBook tripKey={trip.key} />}
    </div>
  );
}
