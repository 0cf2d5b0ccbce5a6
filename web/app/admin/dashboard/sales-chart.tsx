import { formatDate } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { useOrdersText } from '../orders/text';
import type { SalesDay } from '../orders/types';
import { barHeight, chart, roundedUp } from './sales-scale';

const percent = (part: number) => `${part * 100}%`;

/** Money above, orders below, a bar for each day; of the orders the part that was paid is filled. */
export function SalesChart({ days, label }: { days: readonly SalesDay[]; label: string }) {
  const t = useOrdersText();
  const language = useLanguage();
  const mostRevenue = roundedUp(Math.max(...days.map(({ revenue }) => revenue)));
  const mostOrders = roundedUp(Math.max(...days.flatMap(({ orders, paid }) => [orders, paid])));
  const ends = [days[0], days[Math.floor(days.length / 2)], days.at(-1)] as const;
  return (
    <svg role="img" aria-label={label} width="100%" height={chart.height} className="block text-xs">
      <Ground y={chart.revenueTop} text={formatVnd(mostRevenue, language)} />
      <Ground y={chart.ordersTop} text={t('by_day.axis_orders', { count: mostOrders })} />
      {days.map((day, index) => (
        <g key={day.date}>
          <Bar
            place={index}
            of={days.length}
            bottom={chart.revenueBottom}
            className="fill-jade"
            height={barHeight(day.revenue, mostRevenue, chart.revenueBottom - chart.revenueTop)}
          />
          <Bar
            place={index}
            of={days.length}
            bottom={chart.ordersBottom}
            className="fill-river-wash stroke-river"
            height={barHeight(day.orders, mostOrders, chart.ordersBottom - chart.ordersTop)}
          />
          <Bar
            place={index}
            of={days.length}
            bottom={chart.ordersBottom}
            className="fill-river"
            height={barHeight(day.paid, mostOrders, chart.ordersBottom - chart.ordersTop)}
          />
          <rect
            x={percent(index / days.length)}
            width={percent(1 / days.length)}
            height={chart.ordersBottom}
            className="fill-transparent hover:fill-ink/5"
          >
            <title>
              {t('by_day.one', {
                date: formatDate(day.date, language),
                revenue: formatVnd(day.revenue, language),
                orders: day.orders,
                paid: day.paid,
              })}
            </title>
          </rect>
        </g>
      ))}
      <Floor y={chart.revenueBottom} />
      <Floor y={chart.ordersBottom} />
      {ends.map((day, place) => (
        <text
          key={day?.date}
          x={percent(place / 2)}
          y={chart.height - 8}
          textAnchor={(['start', 'middle', 'end'] as const)[place]}
          className="figures fill-muted"
        >
          {day && formatDate(day.date, language).slice(0, 5)}
        </text>
      ))}
    </svg>
  );
}

/** The line that the highest bar could reach, and what it stands for. */
function Ground({ y, text }: { y: number; text: string }) {
  return (
    <>
      <line x1="0" x2="100%" y1={y} y2={y} strokeDasharray="2 4" className="stroke-edge" />
      <text x="0" y={y - 6} className="figures fill-muted">
        {text}
      </text>
    </>
  );
}

function Floor({ y }: { y: number }) {
  return <line x1="0" x2="100%" y1={y} y2={y} className="stroke-edge" />;
}

interface BarProps {
  place: number;
  of: number;
  bottom: number;
  height: number;
  className: string;
}

function Bar({ place, of, bottom, height, className }: BarProps) {
  if (height === 0) return null;
  return (
    <rect
      x={percent((place + 0.15) / of)}
      width={percent(0.7 / of)}
      y={bottom - height}
      height={height}
      className={className}
    />
  );
}
