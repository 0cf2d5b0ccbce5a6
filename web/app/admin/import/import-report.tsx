import { Link } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { DataTable } from '../table/data-table';
import { useWorkText } from '../table/text';
import { useAdminText } from '../text';
import type { Report } from './report';
import { useColumnWord } from './use-column-word';

/** Rows that are shown; the numbers above count all. */
const SHOWN = 200;

/** What an import would do or has done: what is wrong first, then what changes, row by row. */
export function ImportReport({ report, entity }: { report: Report; entity: EntityDescriptor }) {
  const t = useWorkText();
  const admin = useAdminText();
  const { created, updated, unchanged, problems, changes } = report;
  return (
    <>
      <h2 className="text-lg">{t(report.dry_run || problems.length > 0 ? 'import.dry' : 'import.done')}</h2>
      <p className="figures mt-1 text-muted">
        {t('import.counts', { created, updated, unchanged, problems: problems.length })}
      </p>
      {problems.length > 0 && (
        <section aria-label={t('import.problems')} className="mt-4">
          <p className="mb-2 flex items-start gap-2 text-danger">
            <Icon name="alert" className="mt-1" />
            {t('import.problems_text')}
          </p>
          <DataTable
            caption={t('import.problems')}
            rows={problems.slice(0, SHOWN)}
            keyOf={({ row, column, part }) => `${row} ${column} ${part}`}
            columns={[
              {
                name: 'row',
                head: t('import.row'),
                cell: ({ row }) => <span className="figures">{row}</span>,
              },
              {
                name: 'column',
                head: t('import.column'),
                cell: ({ column, part }) => (column ? <Column column={column} part={part} /> : '–'),
              },
              {
                name: 'read',
                head: t('import.read'),
                cell: ({ read }) =>
                  read === null ? (
                    <span className="text-muted">{t('import.empty')}</span>
                  ) : (
                    <q className="[overflow-wrap:anywhere]">{read}</q>
                  ),
              },
              { name: 'message', head: t('import.message'), cell: ({ message }) => message },
            ]}
          />
        </section>
      )}
      {changes.length > 0 && (
        <section aria-label={t('import.changes')} className="mt-6">
          <DataTable
            caption={t('import.changes')}
            rows={changes.slice(0, SHOWN)}
            keyOf={({ row }) => String(row)}
            columns={[
              {
                name: 'row',
                head: t('import.row'),
                cell: ({ row }) => <span className="figures">{row}</span>,
              },
              {
                name: 'action',
                head: t('import.action'),
                cell: ({ action }) => t(`import.actions.${action}`),
              },
              {
                name: 'language',
                head: t('import.texts'),
                cell: ({ lang_id }) => admin(`language.${lang_id}`),
              },
              {
                name: 'title',
                head: t('import.record'),
                cell: ({ action, id, title }) =>
                  report.dry_run && action === 'create' ? (
                    title
                  ) : (
                    <Link to={recordAddress(entity, id)} className="link-quiet inline-block py-1">
                      {title || `#${id}`}
                    </Link>
                  ),
              },
              {
                name: 'fields',
                head: t('import.fields'),
                cell: ({ fields }) => <Fields fields={fields} />,
              },
            ]}
          />
        </section>
      )}
    </>
  );
}

/** The head of the column in the file, and what forms call it. */
function Column({ column, part }: { column: string; part: string | null }) {
  const word = useColumnWord()(column, part);
  return (
    <>
      <code>{column}</code>
      {word && <span className="block text-xs text-muted">{word}</span>}
    </>
  );
}

function Fields({ fields }: { fields: Report['changes'][number]['fields'] }) {
  const wordOf = useColumnWord();
  const called = (field: string) => {
    const [column = '', ...inside] = field.replace(/^translations\.\w+\./, '').split('.');
    return wordOf(column, inside.join('.')) || column;
  };
  return (
    <ul className="grid gap-1 text-xs [overflow-wrap:anywhere]">
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{called(field)}: </span>
          {before !== null && <del className="text-muted">{before}</del>} <ins>{after ?? '–'}</ins>
        </li>
      ))}
    </ul>
  );
}
