import { months } from '~/i18n/months';
import { useMonths } from '~/i18n/use-months';
import { cx } from '~/ui/cx';

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
          <label
            key={month}
            className={cx(
              'flex min-h-10 cursor-pointer items-center gap-2 rounded-input border px-2.5 text-xs',
              chosen ? 'border-jade bg-jade-wash font-semibold' : 'border-edge hover:border-ink',
            )}
          >
            <input
              type="checkbox"
              className="size-4 accent-jade"
              checked={chosen}
              onChange={() =>
                onChange(months.filter((one) => (one === month ? !chosen : value.includes(one))))
              }
            />
            <span aria-hidden="true">{names.short(month)}</span>
            <span className="visually-hidden">{names.long(month)}</span>
          </label>
        );
      })}
    </div>
  );
}
