import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { PracticalFacts } from '~/site/booking/line-details';
import { RefundTable } from '~/site/booking/refund-table';
import { PlaceMap } from '~/site/map/place-map';
import { sitePaths } from '~/site/paths';
import { SampleNote } from '~/site/sample-mark';
import { Section } from '~/site/section';

type Terms = Pick<TourDetail, 'id' | 'title' | 'is_sample' | 'booking_terms' | 'refunds'>;

/** What one has to know before one books: who sells and who runs it, where one meets, and what comes back. */
export function TourTerms({ tour }: { tour: Terms }) {
  const { t } = useTranslation(['itineraries', 'booking']);
  const language = useLanguage();
  const { id, title, is_sample, refunds } = tour;
  const { start_time, meeting, operator, weather } = tour.booking_terms;
  const details = {
    starts_at: start_time ?? null,
    ends_at: null,
    meeting: meeting ?? null,
    operator: operator ?? null,
    weather: weather ?? null,
  };
  return (
    <Section id="terms" title={t('terms.title')} lead={t('terms.lead')}>
      {is_sample && <SampleNote kind="tour" className="mb-6" />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <PracticalFacts details={details} />
          <p className="mt-4 max-w-measure text-sm text-muted">
            {t('terms.seller')}{' '}
            <Link
              to={sitePaths.guide(language, 'terms')}
              prefetch="intent"
              className="link inline-block py-0.5"
            >
              {t('terms.all')}
            </Link>
          </p>
        </div>
        <div>
          <h3 className="mb-1 text-lg">{t('booking:refunds.title')}</h3>
          {refunds && (
            <p className="mb-2 text-sm text-muted">
              {t('terms.refunds_for', { date: dateInWords(refunds.date, language) })}
            </p>
          )}
          <RefundTable steps={refunds?.steps ?? null} title={title} />
        </div>
        {meeting && meeting.lat !== null && meeting.lon !== null && (
          <div data-print="hide" className="lg:col-span-2">
            <PlaceMap
              label={t('booking:details.map', { title })}
              points={[{ id: `meeting-${id}`, title, lat: meeting.lat, lon: meeting.lon, kind: 'stop' }]}
              height="h-64"
              className="rounded-card"
            />
          </div>
        )}
      </div>
    </Section>
  );
}
