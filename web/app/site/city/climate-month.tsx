import type { WeatherNormal } from '~/api/types';
import { useMonths } from '~/i18n/use-months';
import { type ChartScales, chart } from './climate-scale';

interface ClimateMonthProps {
  normal: WeatherNormal;
  scales: ChartScales;
  best: boolean;
}

/** One month of the climate chart. */
export function ClimateMonth({ normal, scales, best }: ClimateMonthProps) {
  const { short } = useMonths();
  const { month, min_c, max_c, rain_mm } = normal;
  const left = (month - 1) * chart.column;
  const middle = left + chart.column / 2;
  const top = scales.temperature(max_c);
  const bottom = scales.temperature(min_c);
  const rain = scales.rain(rain_mm);
  return (
    <g fontSize="19" textAnchor="middle">
      {best && (
        <rect x={left} y="0" width={chart.column} height={chart.height} className="fill-turmeric-wash" />
      )}
      <rect
        x={middle - 7}
        y={top}
        width="14"
        height={Math.max(14, bottom - top)}
        rx="7"
        className="fill-lacquer"
      />
      <text x={middle} y={top - 12} className="fill-ink">
        {Math.round(max_c)}°
      </text>
      <text x={middle} y={Math.max(bottom, top + 14) + 24} className="fill-muted">
        {Math.round(min_c)}°
      </text>
      <rect
        x={left + 22}
        y={chart.rainBottom - rain}
        width={chart.column - 44}
        height={rain}
        className="fill-river"
      />
      <text x={middle} y={chart.rainBottom - rain - 7} fontSize="16" className="fill-muted">
        {Math.round(rain_mm)}
      </text>
      <text x={middle} y={chart.monthLine} fontWeight={best ? 600 : 400} className="fill-ink">
        {short(month)}
      </text>
      {best && (
        <path
          d={`M${middle - 9} 18l6 7 12-14`}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-ink"
        />
      )}
    </g>
  );
}
