import { useTranslation } from 'react-i18next';
import type { FlightJourney } from '~/api/types';
import { cx } from '~/ui/cx';
import { FlightLegs } from './flight-legs';
import { useFlightWords } from './use-flight-words';

interface BoardingCardProps {
  journey: FlightJourney;
  travellers: number;
  isSample: boolean;
}

/** A journey as a boarding pass: what is flown on the left, what it costs on the stub that is torn off. */
export function BoardingCard({ journey, travellers, isSample }: BoardingCardProps) {
  const { t } = useTranslation('flights');
  const { band, bandAbout } = useFlightWords();
  const { segments, price } = journey;
  const airlines = [...new Set(segments.map(({ airline }) => airline.name))].join(', ');
  return (
    <li className="relative grid rounded-card border border-line bg-surface sm:grid-cols-[1fr_12.5rem]">
      <div className="grid min-w-0 content-start gap-3 p-4 sm:p-5">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold">
          <span
            aria-hidden="true"
            className="display rounded-input border-2 border-current px-1.5 text-base leading-snug tracking-wide text-jade"
          >
            {segments[0]?.airline.code}
          </span>
          {airlines}
          {segments.some(({ flight_number }) => flight_number) && (
            <span className="figures font-normal text-muted">
              {segments.map(({ flight_number }) => flight_number).join(' · ')}
            </span>
          )}
        </h3>
        <Route journey={journey} />
        {segments.some(({ operated_by }) => operated_by) && (
          <p className="text-sm text-muted">
            {t('card.operated_by', {
              name: [...new Set(segments.flatMap(({ operated_by }) => operated_by?.name ?? []))].join(', '),
            })}
          </p>
        )}
        {journey.stops > 0 && <FlightLegs segments={segments} />}
      </div>
      <Notches />
      <div className="flex flex-wrap items-end justify-between gap-2 border-t-2 border-dashed border-line p-4 sm:flex-col sm:items-start sm:justify-start sm:border-t-0 sm:border-l-2 sm:p-5">
        <p>
          <span className="block text-xs text-muted">{t(isSample ? 'card.price' : 'card.price_offer')}</span>
          <span className="figures block font-semibold text-lacquer">{band(price)}</span>
          <span className="figures block text-xs text-muted">{bandAbout(price)}</span>
          <span className="block text-xs text-muted">
            {t('card.travellers', { count: travellers })}
            {price.covers === 'trip' && `, ${t('card.whole_trip')}`}
          </span>
        </p>
        {isSample && (
          <p className="-rotate-6 rounded-input border-2 border-current px-2 text-xs font-semibold tracking-widest text-lacquer uppercase sm:mt-auto sm:self-end">
            {t('sample.stamp')}
          </p>
        )}
      </div>
    </li>
  );
}

function Route({ journey }: { journey: FlightJourney }) {
  const { t } = useTranslation('flights');
  const { duration } = useFlightWords();
  const { from, to, departs_at, arrives_at, days_later, stops, segments } = journey;
  const via = segments.slice(1).map((segment) => segment.from.city);
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 sm:gap-x-5">
      <End clock={departs_at} code={from.code} name={from.name} label={t('card.departs')} />
      <div className="min-w-0 text-center text-xs text-muted">
        <p className="figures">{duration(journey.duration_minutes)}</p>
        <svg viewBox="0 0 120 12" aria-hidden="true" className="my-1 h-3 w-full text-turmeric">
          <path
            d="M4 6h112"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2 4"
            strokeLinecap="round"
          />
          <path
            d="m110 2 6 4-6 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        <p>
          {stops === 0 ? t('card.nonstop') : t('card.stops', { count: stops })}
          {via.length > 0 && ` ${t('card.via', { places: via.join(', ') })}`}
        </p>
      </div>
      <End
        clock={arrives_at}
        code={to.code}
        name={to.name}
        label={t('card.arrives')}
        later={days_later > 0 ? t('card.later', { count: days_later }) : undefined}
        isLast
      />
    </div>
  );
}

interface EndProps {
  clock: string;
  code: string;
  name: string;
  label: string;
  later?: string | undefined;
  isLast?: boolean;
}

function End({ clock, code, name, label, later, isLast }: EndProps) {
  return (
    <p className={cx('min-w-0', isLast && 'text-right')}>
      <span className="visually-hidden">{label} </span>
      <time dateTime={clock.replace(' ', 'T')} className="figures display block text-2xl">
        {clock.slice(11)}
      </time>
      {later && <span className="block text-xs font-semibold text-lacquer">{later}</span>}
      <span className="block font-semibold tracking-wide">{code}</span>
      <span className="block max-w-28 truncate text-xs text-muted">{name}</span>
    </p>
  );
}

/** Where the stub is torn off, two bites out of the paper. */
function Notches() {
  const bite =
    'pointer-events-none absolute right-[11.75rem] hidden size-6 rounded-full border border-line bg-paper sm:block';
  return (
    <>
      <span aria-hidden="true" className={cx(bite, '-top-3 [clip-path:inset(50%_0_0_0)]')} />
      <span aria-hidden="true" className={cx(bite, '-bottom-3 [clip-path:inset(0_0_50%_0)]')} />
    </>
  );
}
