import { months } from '~/i18n/months';
import { useMonths } from '~/i18n/use-months';
import { TickBox } from './tick-box';

/** Twelve boxes to tick, one for each month. */
export function MonthsControl({
  value,
  onChange,
}: {
  value: number[];
  onChange: (months: number[]) => void;
}) {
  const names = useMonths();
  return (
    <div className="flex flex-wrap gap-1.5">
      {months.map((month) => {
        const chosen = value.includes(month);
        return (
          <TickBox
            key={month}
            chosen={chosen}
            onToggle={() => onChange(months.filter((one) => (one === month ? !chosen : value.includes(one))))}
          >
            <span aria-hidden="true">{names.short(month)}</span>
            <span className="visually-hidden">{names.long(month)}</span>
          </TickBox>
        );
      })}
    </div>
  );
}
