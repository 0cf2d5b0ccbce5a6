import type { Posted } from '~/api/types';
import { useLanguagesText } from './text';

export type ImportedChange = Posted<'/languages/{code}/translations/import'>['data']['changes'][number];

/** More than these are only counted. */
const MOST_SHOWN = 200;

/** What a file would change, text by text. */
export function ImportPreview({ changes, unchanged }: { changes: ImportedChange[]; unchanged: number }) {
  const t = useLanguagesText();
  if (changes.length === 0) return <p>{t('import.nothing')}</p>;
  return (
    <>
      <p className="mb-2 font-semibold">
        {t('import.would_change', { count: changes.length })}
        <span className="ml-2 font-normal text-muted">{t('import.unchanged', { count: unchanged })}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div className="max-h-[45dvh] overflow-auto border-y border-line" tabIndex={0}>
        <table className="w-full border-separate border-spacing-0 text-xs">
          <thead>
            <tr>
              {(['grid.key', 'import.before', 'import.after'] as const).map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="sticky top-0 border-b border-line bg-surface px-2 py-1.5 text-left text-muted"
                >
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, MOST_SHOWN).map(({ namespace, key, before, after }) => (
              <tr key={`${namespace}:${key}`}>
                <th
                  scope="row"
                  className="border-b border-line px-2 py-1.5 text-left align-top font-normal [overflow-wrap:anywhere]"
                >
                  <code>
                    {namespace}:{key}
                  </code>
                </th>
                <td className="border-b border-line px-2 py-1.5 align-top text-muted">
                  {before ?? t('import.empty')}
                </td>
                <td className="border-b border-line px-2 py-1.5 align-top">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > MOST_SHOWN && (
        <p className="mt-2 text-xs text-muted">{t('import.more', { count: changes.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}
