import { arrayMove } from '@dnd-kit/sortable';
import type { Language } from '~/i18n/languages';
import { cx } from '~/ui/cx';
import type { ContentRecord } from '../api/types';
import type { Column, EntityDescriptor } from '../entities/descriptor';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { ListRow } from './list-row';
import { SortArea } from './sort-area';

interface ListTableProps {
  entity: EntityDescriptor;
  language: Language;
  rows: ContentRecord[];
  columns: readonly Column[];
  chosenIds: ReadonlySet<number>;
  onChoose: (ids: ReadonlySet<number>) => void;
  onOrder: (rows: ContentRecord[]) => void;
  onToggle: (record: ContentRecord) => void;
  onDelete: (record: ContentRecord) => void;
}

/** Rows that can be chosen, put in order by hand or by buttons, and opened. */
export function ListTable(props: ListTableProps) {
  const { entity, rows, columns, chosenIds, onChoose, onOrder } = props;
  const t = useAdminText();
  const { may } = useAdmin();
  const sortable = entity.isSorted && may(entity.right, 'publish');
  // There is something to be done to many.
  const choosable = may(entity.right, 'publish') || may(entity.right, 'delete');
  const move = (from: number, to: number) => onOrder(arrayMove(rows, from, to));

  const all = rows.length > 0 && rows.every(({ id }) => chosenIds.has(id));
  const head =
    'sticky top-0 z-10 border-b border-line bg-surface px-2 py-2 text-left text-xs font-semibold whitespace-nowrap text-muted';

  return (
    <div className="relative overflow-x-auto border-y border-line lg:min-h-60 lg:flex-initial lg:overflow-y-auto">
      <SortArea id={`sort-${entity.section}`} rows={rows} onMove={move}>
        <table className="w-full border-separate border-spacing-0">
          <caption className="visually-hidden">{t(`entity.${entity.name}.many`)}</caption>
          <thead>
            <tr>
              {choosable && (
                <th scope="col" className={cx(head, 'w-10')}>
                  <label className="grid size-8 place-items-center">
                    <input
                      type="checkbox"
                      className="size-4.5 accent-jade"
                      checked={all}
                      onChange={() => onChoose(new Set(all ? [] : rows.map(({ id }) => id)))}
                    />
                    <span className="visually-hidden">{t('list.choose_all')}</span>
                  </label>
                </th>
              )}
              {sortable && (
                <th scope="col" className={cx(head, 'hidden w-24 md:table-cell')}>
                  {t('list.order')}
                </th>
              )}
              <th scope="col" className={cx(head, 'left-0 z-20 min-w-40 md:min-w-56')}>
                {t(`field.${entity.titled}`)}
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={cx(head, 'hidden md:table-cell')}>
                  {t(`column.${column.name}`)}
                </th>
              ))}
              <th scope="col" className={head}>
                {t('column.status')}
              </th>
              <th scope="col" className={cx(head, 'hidden md:table-cell')}>
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((record, index) => (
              <ListRow
                key={record.id}
                {...props}
                record={record}
                sortable={sortable}
                choosable={choosable}
                chosen={chosenIds.has(record.id)}
                onChooseOne={(wanted) => {
                  const next = new Set(chosenIds);
                  if (wanted) next.add(record.id);
                  else next.delete(record.id);
                  onChoose(next);
                }}
                onUp={index > 0 ? () => move(index, index - 1) : undefined}
                onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
              />
            ))}
          </tbody>
        </table>
      </SortArea>
    </div>
  );
}
