import type { CityClimate } from '~/api/types';
import type { WeatherExtremes } from './weather-data.server';

const COLUMN = 20;
const WIDTH = 12 * COLUMN;
/** Temperatures above, rain below, each in its own band. */
const HEIGHT = 72;
const WARMTH = 38;
const RAIN = 26;

interface YearStripProps {
  city: CityClimate;
  month: number;
  /** Of all cities and months, so that the strips can be compared. */
  extremes: WeatherExtremes;
}

/**
 * A usual year in twelve columns: from night to day temperature, and the rain under it, on the lit ground of the best
 * months; the chosen month is framed. The cells beside it say the same in words.
 */
export function YearStrip({ city, month, extremes }: YearStripProps) {
  const { coldest, warmest, wettest } = extremes;
  const height = (celsius: number) => 2 + WARMTH * (1 - (celsius - coldest) / Math.max(1, warmest - coldest));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className="block"
    >
      {city.weather_normals.map(({ month: column, min_c, max_c, rain_mm }) => {
        const left = (column - 1) * COLUMN;
        const rain = Math.max(1, (rain_mm / wettest) * RAIN);
        return (
          <g key={column}>
            {city.best_months.includes(column) && (
              <rect x={left} width={COLUMN} height={HEIGHT} className="fill-turmeric-wash" />
            )}
            <rect
              x={left + 8}
              y={height(max_c)}
              width="4"
              height={Math.max(4, height(min_c) - height(max_c))}
              rx="2"
              className="fill-lacquer"
            />
            <rect x={left + 4} y={HEIGHT - rain} width={COLUMN - 8} height={rain} className="fill-river" />
          </g>
        );
      })}
      <rect
        x={(month - 1) * COLUMN + 0.75}
        y="0.75"
        width={COLUMN - 1.5}
        height={HEIGHT - 1.5}
        fill="none"
        strokeWidth="1.5"
        className="stroke-ink"
      />
    </svg>
  );
}
