import { useTranslation } from 'react-i18next';
import { useMonths } from '~/i18n/use-months';

/** What the small charts mean, and where the figures are from. */
export function WeatherLegend({ month }: { month: number }) {
  const { t } = useTranslation('guides');
  const { long } = useMonths();
  const signs = [
    ['h-4 w-1 rounded-full bg-lacquer', t('weather.legend_temperature')],
    ['h-4 w-3 bg-river', t('weather.legend_rain')],
    ['size-4 bg-turmeric-wash', t('weather.legend_best')],
    ['h-4 w-2.5 border border-ink', long(month)],
  ] as const;
  return (
    <div className="mt-4 text-sm text-muted">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 max-lg:hidden">
        {signs.map(([look, words]) => (
          <li key={look} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={look} />
            {words}
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-measure">{t('weather.note')}</p>
    </div>
  );
}
