import { useTranslation } from 'react-i18next';
import type { WeatherNormal } from '~/api/types';
import { useMonths } from '~/i18n/use-months';
import { Icon } from '~/ui/icon';

/** The figures of the climate chart to read and to copy. */
export function ClimateTable({ normals, bestMonths }: { normals: WeatherNormal[]; bestMonths: number[] }) {
  const { t } = useTranslation('site');
  const { alone } = useMonths();
  const cell = 'border-b border-line py-2 pr-4';
  return (
    <details className="group mt-6">
      <summary className="link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="chevron-right" className="transition-transform duration-150 group-open:rotate-90" />
        {t('city.table_open')}
      </summary>
      <div className="max-w-measure overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {(['month', 'night', 'day', 'rain', 'best'] as const).map((column) => (
                <th key={column} scope="col" className={`${cell} font-semibold`}>
                  {t(`city.table_${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {normals.map(({ month, min_c, max_c, rain_mm }) => (
              <tr key={month}>
                <th scope="row" className={`${cell} font-normal`}>
                  {alone(month)}
                </th>
                <td className={cell}>{Math.round(min_c)} °C</td>
                <td className={cell}>{Math.round(max_c)} °C</td>
                <td className={cell}>{Math.round(rain_mm)} mm</td>
                <td className={cell}>{bestMonths.includes(month) ? t('city.table_yes') : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
