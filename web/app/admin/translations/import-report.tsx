import { Icon } from '~/ui/icon';
import { plainText } from '../editor/draft/plain-value';
import { DiffText } from '../editor/revisions/diff-text';
import { useKindName } from '../table/kind-name';
import { useFileField } from './file-field';
import { useTranslationsText } from './text';
import { type ImportedEntry, type ImportReport, results } from './use-import';

const refusals: readonly string[] = ['conflict', 'invalid', 'forbidden', 'not_found'];

/** What a file would do, what can't be written first. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const t = useTranslationsText();
  const { counts } = report;
  const entries = [...report.entries]
    .filter(({ result }) => result !== 'same')
    .sort((a, b) => results.indexOf(a.result) - results.indexOf(b.result));
  const said = (['new', 'changed', 'same', 'refused'] as const).filter((name) => counts[name] > 0);
  return (
    <section aria-label={t('files.report')} className="grid gap-3">
      <p>{said.map((name) => t(`files.would.${name}`, { count: counts[name] })).join(' · ')}</p>
      {counts.refused > 0 && (
        <p className="flex items-start gap-2 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 shrink-0" />
          {t('files.refused')}
        </p>
      )}
      {entries.length === 0 && <p className="text-muted">{t('files.nothing')}</p>}
      <ul
        className="max-h-[32rem] overflow-y-auto border-t border-line"
        tabIndex={entries.length > 0 ? 0 : -1}
      >
        {entries.map((entry) => (
          <Entry key={`${entry.entity}-${entry.id}-${entry.result}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: ImportedEntry }) {
  const t = useTranslationsText();
  const kindName = useKindName();
  const fieldName = useFileField();
  const refused = refusals.includes(entry.result);
  return (
    <li className="border-b border-line py-2">
      <details open={refused}>
        <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3 text-sm">
          <strong>{entry.title || `#${entry.id}`}</strong>
          <span className="text-xs text-muted">{kindName(entry.entity)}</span>
          <span className={refused ? 'text-xs font-semibold text-danger' : 'text-xs text-jade-deep'}>
            {t(`files.result.${entry.result}`)}
          </span>
        </summary>
        {Object.entries(entry.errors).map(([field, messages]) => (
          <p key={field} className="mt-1 text-sm text-danger">
            {fieldName(field)}: {messages.join(' ')}
          </p>
        ))}
        <dl className="mt-1 grid gap-2">
          {entry.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="text-xs font-semibold">{fieldName(field)}</dt>
              <dd className="max-h-48 overflow-y-auto text-xs leading-relaxed whitespace-pre-line">
                <DiffText before={wordsOf(before)} after={wordsOf(after)} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Reports come from the API in the browser, which can read HTML. */
const wordsOf = (value: string | string[]) => (Array.isArray(value) ? value.join('\n') : plainText(value));
