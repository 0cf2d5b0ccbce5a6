import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { DriverCard } from '~/site/detail/driver-card';
import { PlaceMap } from '~/site/map/place-map';
import { SampleMark, sampleKindOf } from '~/site/sample-mark';
import { RefundTable } from './refund-table';

type Details = NonNullable<OrderLine['details']>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:mt-2">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

/** Who carries it out, and how to reach them. */
export function OperatorFacts({ operator }: Pick<Details, 'operator'>) {
  const { t } = useTranslation('booking');
  if (!operator) return <>{t('details.not_given')}</>;
  const { name, phone, licence } = operator;
  return (
    <>
      <span className="block font-semibold">
        <Names>{name}</Names>
      </span>
      <span className="block">
        {t('details.phone')}:{' '}
        {phone ? (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link">
            {phone}
          </a>
        ) : (
          t('details.not_given')
        )}
      </span>
      <span className="block">
        {t('details.licence')}: {licence || t('details.not_given')}
      </span>
    </>
  );
}

interface PracticalFactsProps {
  details: Pick<Details, 'starts_at' | 'ends_at' | 'meeting' | 'operator' | 'weather'>;
  isStay?: boolean;
}

/** When, where and by whom something is carried out. */
export function PracticalFacts({ details, isStay = false }: PracticalFactsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { starts_at, ends_at, meeting, operator, weather } = details;
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      <Fact label={t(isStay ? 'details.check_in' : 'details.starts')}>
        {starts_at ? <strong>{starts_at}</strong> : t('details.unknown_time')}
      </Fact>
      {ends_at && <Fact label={t('details.check_out')}>{ends_at}</Fact>}
      <Fact label={t(isStay ? 'details.address' : 'details.meeting')}>
        {meeting ? <Names>{meeting[language]}</Names> : t('details.not_given')}
        {meeting && meeting.lat !== null && meeting.lon !== null && (
          <>
            {' '}
            <a
              href={`https://www.openstreetmap.org/?mlat=${meeting.lat}&mlon=${meeting.lon}#map=17/${meeting.lat}/${meeting.lon}`}
              rel="noopener"
              className="link whitespace-nowrap"
            >
              {t('details.open_map')}
            </a>
          </>
        )}
      </Fact>
      <Fact label={t('details.operator')}>
        <OperatorFacts operator={operator} />
      </Fact>
      {weather && <Fact label={t('details.weather')}>{weather[language]}</Fact>}
    </dl>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="text-base font-semibold">{title}</h4>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {items.map((item) => (
          <li key={item}>
            <Names>{item}</Names>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All that a buyer has to know of one line of an order. */
export function LineDetails({ line }: { line: OrderLine }) {
  const { t } = useTranslation('booking');
  const { details, title, is_sample } = line;
  if (!details) return null;
  const { meeting, includes, excludes, days, cancellation } = details;
  return (
    <article className="grid gap-5 border-t border-line py-6 first-of-type:border-t-0">
      <h3 className="text-xl">
        <Names>{title}</Names>
      </h3>
      {is_sample && <SampleMark kind={sampleKindOf(line)} />}
      <PracticalFacts details={details} isStay={line.type === 2} />
      {meeting?.vi && !is_sample && <DriverCard name={meeting.vi} where={null} />}
      {meeting && meeting.lat !== null && meeting.lon !== null && (
        <div data-print="hide">
          <PlaceMap
            label={t('details.map', { title })}
            points={[
              {
                id: `line-${line.id}`,
                title,
                lat: meeting.lat,
                lon: meeting.lon,
                kind: line.type === 2 ? 'stay' : 'stop',
              },
            ]}
            height="h-64"
            className="rounded-card"
          />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <List title={t('details.includes')} items={includes} />
        <List title={t('details.excludes')} items={excludes} />
      </div>
      {days.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 font-semibold">
            <span className="link">{t('details.itinerary')}</span>
          </summary>
          <ol className="mt-2 grid gap-3 text-sm">
            {days.map(({ day, title: name, meals, stay }) => (
              <li key={day}>
                <strong>
                  {t('details.day', { day })}: <Names>{name}</Names>
                </strong>
                {meals && <span className="block">{t('details.meals', { meals })}</span>}
                {stay && <span className="block">{t('details.night', { stay })}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
      <div>
        <h4 className="mb-1 text-base font-semibold">{t('refunds.title')}</h4>
        <RefundTable steps={cancellation} title={title} />
      </div>
    </article>
  );
}
