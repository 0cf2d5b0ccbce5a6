import { useTranslation } from 'react-i18next';
import type { CityClimate } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { ChipLink } from '~/ui/tag';
import { AskForecast } from './ask-forecast';
import type { AskedForecast } from './forecast-data.server';
import { WeatherReport } from './weather-report';

/** So many are offered to those who have not asked yet. */
const OFFERED = 8;

/** Some of a list, evenly spread over it: places stand from north to south. */
const spread = <T,>(list: readonly T[]): T[] => {
  const step = Math.max(1, Math.floor(list.length / OFFERED));
  return list.filter((_, index) => index % step === 0).slice(0, OFFERED);
};

interface ForecastProps {
  asked: AskedForecast;
  cities: ReadonlyArray<Pick<CityClimate, 'slug' | 'title'>>;
}

/** The weather of the coming days in a place that is asked for. */
export function Forecast({ asked, cities }: ForecastProps) {
  const { t } = useTranslation('weather');
  const language = useLanguage();
  const { weather, problem, date } = asked;
  return (
    <Section id="forecast" title={t('ask.title')} lead={t('ask.lead')}>
      <AskForecast asked={asked} cities={cities} />
      <div className="mt-10">
        {weather && <WeatherReport weather={weather} date={date || undefined} />}
        {!weather && !problem && (
          <>
            <h3 className="text-xl">{t('ask.empty')}</h3>
            <p className="mt-1 mb-4 text-muted">{t('ask.empty_text')}</p>
            <ul className="flex flex-wrap gap-2">
              {spread(cities).map(({ slug, title }) => (
                <li key={slug}>
                  <ChipLink to={sitePaths.forecast(language, slug)}>
                    <Names>{title}</Names>
                  </ChipLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}
