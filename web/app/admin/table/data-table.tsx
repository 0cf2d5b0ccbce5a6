import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { useWorkText } from './text';

export interface DataColumn<Row> {
  name: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** What says less than the others goes first where there is little room. */
  hidesOnPhone?: boolean;
}

interface Choice<Row> {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** What a row is called by those who don't see it. */
  nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Rows can be ticked. */
  choice?: Choice<Row>;
}

const head = 'border-b border-line px-2 py-2 text-left text-xs font-semibold text-muted';
const cell = 'border-b border-line px-2 py-2 align-middle';

/** Rows of anything, the first column naming each; with boxes to tick where something can be done to many. */
export function DataTable<Row>({ caption, rows, columns, keyOf, choice }: DataTableProps<Row>) {
  const t = useWorkText();
  const keys = rows.map(keyOf);
  const all = keys.length > 0 && keys.every((key) => choice?.chosen.has(key));
  return (
    <div className="relative overflow-x-auto border-t border-line">
      <table className="w-full border-separate border-spacing-0">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={cx(head, 'w-10')}>
                <Box
                  label={t('table.choose_all')}
                  checked={all}
                  onChange={() => choice.onChoose(new Set(all ? [] : keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={cx(head, column.hidesOnPhone && 'hidden md:table-cell')}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = keys[index] ?? '';
            const chosen = choice?.chosen.has(key);
            const background = chosen ? 'bg-jade-wash' : undefined;
            return (
              <tr key={key} data-row={key}>
                {choice && (
                  <td className={cx(cell, background)}>
                    <Box
                      label={t('table.choose_one', { title: choice.nameOf(row) })}
                      checked={chosen ?? false}
                      onChange={() => {
                        const next = new Set(choice.chosen);
                        if (!next.delete(key)) next.add(key);
                        choice.onChoose(next);
                      }}
                    />
                  </td>
                )}
                {columns.map((column, place) => {
                  const style = cx(
                    cell,
                    background,
                    place === 0 && 'text-left font-normal [overflow-wrap:anywhere]',
                    column.name === 'actions' && 'text-right',
                    column.hidesOnPhone && 'hidden md:table-cell',
                  );
                  return place === 0 ? (
                    <th key={column.name} scope="row" className={style}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.name} className={style}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Box({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-8 place-items-center">
      <input type="checkbox" className="size-4.5 accent-jade" checked={checked} onChange={onChange} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
