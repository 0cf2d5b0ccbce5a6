import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import type { TodayData } from './today-data.server';

/** The weather in a line, and where it is told whole. */
export function SkyLine({ sky }: { sky: TodayData['sky'] }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  if (!sky) return <p className="text-muted">{t('today.sky.unknown')}</p>;
  const { degrees, text, rainChance, fetchedAt } = sky;
  return (
    <p className="figures">
      <span className="font-semibold">
        {degrees !== null && `${t('today.sky.degrees', { value: Math.round(degrees) })}, `}
        {text}
      </span>
      {rainChance !== null && ` · ${t('today.sky.rain', { value: Math.round(rainChance) })}`}
      <span className="block text-sm text-muted">
        <a href="https://open-meteo.com/" rel="noopener" className="link inline-block py-0.5">
          Open-Meteo
        </a>
        {fetchedAt && `, ${formatDateTime(fetchedAt, language)}`}
      </span>
    </p>
  );
}
