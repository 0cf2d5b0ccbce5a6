import type { WeatherNormal } from '~/api/types';

/** Measures of the chart, in its own units. */
export const chart = {
  width: 1200,
  height: 440,
  column: 100,
  /** Between these two lines the temperatures, below the second the rain. */
  temperatureTop: 72,
  temperatureBottom: 236,
  rainTop: 276,
  rainBottom: 384,
  monthLine: 424,
};

export interface ChartScales {
  temperature: (celsius: number) => number;
  rain: (millimetres: number) => number;
}

/** At least that much rain makes the axis, so that a dry place does not look wet. */
const LEAST_RAIN_AXIS = 200;

/** Where on the chart a value of these months stands. */
export function chartScales(normals: WeatherNormal[]): ChartScales {
  const low = Math.min(...normals.map(({ min_c }) => min_c));
  const high = Math.max(...normals.map(({ max_c }) => max_c));
  const rainiest = Math.max(LEAST_RAIN_AXIS, ...normals.map(({ rain_mm }) => rain_mm));
  const { temperatureTop, temperatureBottom, rainTop, rainBottom } = chart;
  return {
    temperature: (celsius) =>
      temperatureBottom - ((celsius - low) / Math.max(1, high - low)) * (temperatureBottom - temperatureTop),
    rain: (millimetres) => (millimetres / rainiest) * (rainBottom - rainTop - 22),
  };
}
