import { useTranslation } from 'react-i18next';
import type { EventTime } from '~/api/types';
import { spanInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { weekdayOf } from './days';
import { useEventWords } from './use-event-words';

interface EventYearsProps {
  times: EventTime[];
  isLunar: boolean;
}

/** When the event comes back, for those who plan ahead. */
export function EventYears({ times, isLunar }: EventYearsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { weekday, lunarDay } = useEventWords();
  if (times.length < 2) return null;
  const dates = ({ start_date, end_date }: EventTime) => spanInWords(start_date, end_date, language);
  return (
    <section aria-labelledby="years" className="mt-14 border-t-2 border-ink pt-4">
      <h2 id="years" className="text-2xl">
        {t('detail.years')}
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        {t(isLunar ? 'detail.years_lead_lunar' : 'detail.years_lead_solar')}
      </p>
      <table className="mt-5 w-full text-left text-sm">
        <thead className="max-md:visually-hidden">
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 pr-6 font-semibold">
              {t('detail.year')}
            </th>
            <th scope="col" className="py-2 pr-6 font-semibold">
              {t('detail.weekday')}
            </th>
            <th scope="col" className="py-2 pr-6 font-semibold">
              {t('detail.year_solar')}
            </th>
            {isLunar && (
              <th scope="col" className="py-2 font-semibold">
                {t('detail.year_lunar')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time.start_date} className="border-b border-line align-baseline max-md:grid max-md:py-3">
              <th scope="row" className="display py-2 pr-6 text-xl max-md:py-0">
                {time.start_date.slice(0, 4)}
              </th>
              <td className="py-2 pr-6 max-md:py-0">{weekday(weekdayOf(time.start_date))}</td>
              <td className="py-2 pr-6 whitespace-nowrap max-md:py-0">{dates(time)}</td>
              {isLunar && (
                <td className="py-2 text-muted first-letter:uppercase max-md:py-0">
                  {lunarDay(time.lunar_date)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
