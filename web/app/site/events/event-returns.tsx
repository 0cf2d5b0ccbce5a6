import { useTranslation } from 'react-i18next';
import type { EventDetail } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { Fact } from '~/site/detail/facts';
import { hostOf } from '~/site/resources/place/host-of';
import { Host } from '~/ui/host';

type Returning = Pick<EventDetail, 'rule' | 'is_lunar' | 'known_dates'>;

/** By which calendar and how often an event comes back; of dates that are only announced, those that were. */
export function EventReturns({ event: { rule, is_lunar, known_dates } }: { event: Returning }) {
  const { t } = useTranslation('events');
  const { spans } = useMonths();
  if (known_dates)
    return (
      <>
        <Fact label={t('detail.returns')} wide>
          {t(`detail.returns_${known_dates.calendar}`, { months: spans([...known_dates.usual_months]) })}
        </Fact>
        <KnownDates dates={known_dates.dates} />
      </>
    );
  if (!rule) return null;
  const { every, from_year } = rule;
  const told = is_lunar ? 'lunar' : 'solar';
  return (
    <Fact label={t('detail.returns')} wide={Boolean(every)}>
      {every
        ? t(`detail.returns_every_${told}`, { count: every, year: from_year })
        : t(`detail.returns_${told}`)}
    </Fact>
  );
}

function KnownDates({ dates }: { dates: NonNullable<Returning['known_dates']>['dates'] }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return (
    <Fact label={t('detail.known')} wide>
      <ul>
        {dates.map(({ from, to, source }) => {
          const days = { from: dateInWords(from, language), to: dateInWords(to, language) };
          return (
            <li key={from}>
              <span className="figures">{from === to ? days.from : t('detail.known_span', days)}</span>{' '}
              {/^https?:\/\/\S+$/.test(source) ? (
                <a href={source} rel="nofollow" className="link inline-block py-0.5 text-sm">
                  <Host>{hostOf(source)}</Host>
                </a>
              ) : (
                <span className="text-sm text-muted">{source}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Fact>
  );
}
