import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '~/api/call-api';
import type { CityDetail, Weather } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { onceNear } from '~/rendering/later/once-near';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { WeatherReport } from '~/site/weather/weather-report';

/** How far below the screen it begins to load, so that it is there when one comes to it. */
const AHEAD = '600px';

type Answer = 'waiting' | 'failed' | Weather;

/**
 * The weather is asked for in the browser, when the section comes near: the page itself is the same for all and kept, and
 * a source that fails takes nothing else down.
 */
function useWeatherNearby(cityId: number) {
  const language = useLanguage();
  const ref = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Answer>('waiting');
  useEffect(() => {
    setAnswer('waiting');
    const asked = new AbortController();
    const ask = async () => {
      const got = await callApi('GET', '/weather/{city}', {
        path: { city: String(cityId) },
        query: { lang_id: language },
        language,
        signal: asked.signal,
      });
      if (!asked.signal.aborted) setAnswer(got.ok ? got.body.data : 'failed');
    };
    const stop = onceNear(ref.current ? [ref.current] : [], AHEAD, ask);
    return () => {
      stop();
      asked.abort();
    };
  }, [cityId, language]);
  return { ref, answer };
}

/** What the sky over a destination is like right now; without scripts, the way to where it is told. */
export function WeatherNow({ city }: { city: CityDetail }) {
  const { t } = useTranslation('weather');
  const language = useLanguage();
  const { ref, answer } = useWeatherNearby(city.id);
  if (city.weather_normals.length === 0) return null;
  return (
    <Section
      id="weather-now"
      title={t('now.title')}
      lead={t('now.lead', { place: city.title })}
      more={{ to: sitePaths.forecast(language, city.slug), label: t('now.more') }}
    >
      {/* As high as a report, so that nothing below moves when it comes. */}
      <div ref={ref} className="needs-script min-h-140 lg:min-h-86" aria-live="polite">
        {answer === 'waiting' ? (
          <p className="text-muted">
            <Names>{t('now.loading', { place: city.title })}</Names>
          </p>
        ) : answer === 'failed' ? (
          <p className="text-muted">{t('now.failed')}</p>
        ) : (
          <WeatherReport weather={answer} />
        )}
      </div>
    </Section>
  );
}
