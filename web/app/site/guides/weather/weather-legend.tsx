import { useTranslation } from 'react-i18next';
import { useMonths } from '~/i18n/use-months';

/** What the bars mean, and where the figures are from. */
export function WeatherLegend({ month }: { month: number }) {
  const { t } = useTranslation('guides');
  const { long } = useMonths();
  return (
    <div className="mt-4 text-sm text-muted">
      <p className="flex flex-wrap gap-x-6 gap-y-1 max-lg:hidden">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-2.5 bg-river" />
          {t('weather.legend_rain')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-2.5 bg-ink" />
          {t('weather.legend_month', { month: long(month) })}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-4 bg-turmeric-wash" />
          {t('weather.legend_best')}
        </span>
      </p>
      <p className="mt-2 max-w-measure">{t('weather.note')}</p>
    </div>
  );
}
