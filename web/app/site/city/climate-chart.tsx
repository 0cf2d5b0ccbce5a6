import { useTranslation } from 'react-i18next';
import type { WeatherNormal } from '~/api/types';
import { useMonths } from '~/i18n/use-months';
import { Icon } from '~/ui/icon';
import { ClimateMonth } from './climate-month';
import { chart, chartScales } from './climate-scale';
import { ClimateTable } from './climate-table';

interface ClimateChartProps {
  title: string;
  normals: WeatherNormal[];
  bestMonths: number[];
}

/** A usual year: from night to day temperature as a bar, rain below it, the best months on a lit ground. */
export function ClimateChart({ title, normals, bestMonths }: ClimateChartProps) {
  const { t } = useTranslation('site');
  const { spans } = useMonths();
  const scales = chartScales(normals);
  const best = spans(bestMonths);
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it on small screens */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('city.chart_scroll')}>
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          role="img"
          aria-label={t('city.chart_label', { title, months: best })}
          className="h-auto w-full min-w-176 font-text"
        >
          {normals.map((normal) => (
            <ClimateMonth
              key={normal.month}
              normal={normal}
              scales={scales}
              best={bestMonths.includes(normal.month)}
            />
          ))}
          <line x1="0" x2={chart.width} y1={chart.rainTop} y2={chart.rainTop} className="stroke-line" />
        </svg>
      </section>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-2.5 rounded-full bg-lacquer" />
          {t('city.legend_temperature')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-4 bg-river" />
          {t('city.legend_rain')}
        </span>
        {best && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="grid size-6 place-items-center bg-turmeric-wash text-ink">
              <Icon name="check" className="size-4" />
            </span>
            {t('city.legend_best', { months: best })}
          </span>
        )}
      </figcaption>
      <ClimateTable normals={normals} bestMonths={bestMonths} />
    </figure>
  );
}
