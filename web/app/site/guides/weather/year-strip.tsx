import type { CityClimate } from '~/api/types';
import { cx } from '~/ui/cx';

const COLUMN = 13;
const HEIGHT = 40;
const RAIN = 32;

interface YearStripProps {
  city: CityClimate;
  month: number;
  /** Most rain of any city in any month, so that the strips can be compared. */
  wettest: number;
}

/** The rain of a usual year in twelve bars on the lit ground of the best months; the words beside it say the same. */
export function YearStrip({ city, month, wettest }: YearStripProps) {
  const { weather_normals, best_months } = city;
  return (
    <svg
      viewBox={`0 0 ${12 * COLUMN} ${HEIGHT}`}
      width={12 * COLUMN}
      height={HEIGHT}
      aria-hidden="true"
      className="block"
    >
      {weather_normals.map((normal) => {
        const left = (normal.month - 1) * COLUMN;
        const rain = Math.max(1, (normal.rain_mm / wettest) * RAIN);
        return (
          <g key={normal.month}>
            {best_months.includes(normal.month) && (
              <rect x={left} width={COLUMN} height={HEIGHT - 4} className="fill-turmeric-wash" />
            )}
            <rect
              x={left + 2}
              y={HEIGHT - 4 - rain}
              width={COLUMN - 4}
              height={rain}
              className={cx(normal.month === month ? 'fill-ink' : 'fill-river')}
            />
          </g>
        );
      })}
      <line x1="0" x2={12 * COLUMN} y1={HEIGHT - 3.5} y2={HEIGHT - 3.5} className="stroke-line" />
    </svg>
  );
}
