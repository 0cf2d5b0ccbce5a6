import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { StatusSwitch } from '../../ui/status-switch';
import { weekdayOf } from './series';
import { type Departure, taken, today } from './use-departures';

interface DepartureTableProps {
  rows: Departure[];
  total: number;
  onToggle: (departure: Departure) => void;
  onEdit: (departure: Departure) => void;
  onRemove: (departure: Departure) => void;
}

const monthOf = ({ date }: Departure) => date.slice(0, 7);

/** Departures by month, with what is taken and what is left of each. */
export function DepartureTable({ rows, total, ...actions }: DepartureTableProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const months = [...new Set(rows.map(monthOf))];
  const head = 'border-b border-line px-2 py-2 text-left text-xs font-semibold text-muted';
  return (
    <div>
      <div className="max-h-[32rem] overflow-auto border-y border-line">
        <table className="w-full border-separate border-spacing-0">
          <caption className="visually-hidden">{own('departure.many')}</caption>
          <thead className="max-sm:visually-hidden">
            <tr>
              <th scope="col" className={head}>
                {own('departure.date')}
              </th>
              <th scope="col" className={cx(head, 'text-right')}>
                {own('departure.price')}
              </th>
              <th scope="col" className={head}>
                {own('departure.seats')}
              </th>
              <th scope="col" className={head}>
                {own('departure.sale')}
              </th>
              <th scope="col" className={head}>
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            </tr>
          </thead>
          {months.map((month) => {
            const [year = '', number = ''] = month.split('-');
            const ofMonth = rows.filter((row) => monthOf(row) === month);
            return (
              <tbody key={month}>
                <tr>
                  <th
                    colSpan={5}
                    scope="rowgroup"
                    className="bg-paper px-2 py-1.5 text-left text-xs font-semibold"
                  >
                    {own('departure.month', { month: Number(number), year })}
                    <span className="ml-2 font-normal text-muted">
                      {own('departure.count', { count: ofMonth.length })}
                    </span>
                  </th>
                </tr>
                {ofMonth.map((row) => (
                  <DepartureRow key={row.id} departure={row} {...actions} />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
      {total > rows.length && (
        <p className="mt-2 text-xs text-muted">{own('departure.first', { count: rows.length, total })}</p>
      )}
    </div>
  );
}

function DepartureRow({
  departure,
  onToggle,
  onEdit,
  onRemove,
}: Omit<DepartureTableProps, 'rows' | 'total'> & { departure: Departure }) {
  const t = useAdminText();
  const own = useBookablesText();
  const weekdays = useTranslation('itineraries').t;
  const language = useLanguage();
  const { may } = useAdmin();
  const date = formatDate(departure.date, language);
  const past = departure.date < today();
  const booked = taken(departure);
  const cell = 'border-b border-line px-2 py-1.5 align-middle max-sm:inline-block max-sm:border-0';
  const icon = buttonStyle('quiet', 'small', 'px-2.5');
  return (
    <tr
      className={cx(
        'hover:bg-paper max-sm:block max-sm:border-b max-sm:border-line max-sm:py-1',
        past && 'text-muted',
      )}
    >
      <th scope="row" className={cx(cell, 'figures text-left font-semibold whitespace-nowrap')}>
        <span className="mr-2 inline-block w-7 text-xs font-normal text-muted">
          {weekdays(`weekday.${String(weekdayOf(departure.date)) as '1'}`)}
        </span>
        {date}
      </th>
      <td className={cx(cell, 'figures text-right whitespace-nowrap')}>
        {formatVnd(departure.price, language)}
      </td>
      <td className={cx(cell, 'figures text-xs whitespace-nowrap')}>
        {departure.seats_left > 0
          ? own('departure.left', { left: departure.seats_left, seats: departure.seats })
          : own('departure.full', { seats: departure.seats })}
        {booked > 0 && (
          <span className="ml-2 text-muted">
            {own('departure.taken', { sold: departure.seats_sold, held: departure.seats_held })}
          </span>
        )}
      </td>
      <td className={cell}>
        <StatusSwitch
          live={departure.is_open}
          onChange={() => onToggle(departure)}
          label={own('departure.sale_of', { date })}
          words={{ on: own('departure.open'), off: own('departure.closed') }}
          disabled={past || !may('tour', 'update')}
        />
      </td>
      <td className={cell}>
        <div className="flex justify-end gap-0.5">
          {may('tour', 'update') && (
            <button
              type="button"
              className={icon}
              onClick={() => onEdit(departure)}
              aria-haspopup="dialog"
              aria-label={own('departure.edit_of', { date })}
              title={own('departure.edit')}
            >
              <Icon name="edit" />
            </button>
          )}
          {may('tour', 'delete') && (
            <button
              type="button"
              className={icon}
              onClick={() => onRemove(departure)}
              aria-haspopup="dialog"
              aria-label={own('departure.remove_of', { date })}
              title={t('list.delete')}
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}
