import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { byRegion } from '~/site/places/by-region';
import { Section } from '~/site/section';
import { ChipLink } from '~/ui/tag';
import { AskForecast } from './ask-forecast';
import type { AskedForecast, ForecastPlace } from './forecast-data.server';
import { WeatherReport } from './weather-report';

/** The best-known place of each region, from north to south. */
const offered = (places: ForecastPlace[]) => byRegion(places).flatMap(({ cities }) => cities.slice(0, 1));

interface ForecastProps {
  asked: AskedForecast;
  cities: ForecastPlace[];
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
              {offered(cities).map(({ slug, title }) => (
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
