import { useEffect, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import { wordDiff } from '../editor/revisions/word-diff';
import { usePeopleText } from '../people/text';
import { useAdminText } from '../text';
import { fieldWord } from './field-word';
import type { Change, FieldChange } from './types';

/** What an entry changed, field by field and in full length; asked for when it is opened. */
export function ChangeDetails({ id }: { id: number }) {
  const t = usePeopleText();
  const [change, setChange] = useState<Change | 'failed' | null>(null);

  useEffect(() => {
    let wanted = true;
    void callFromBrowser('GET', '/audit/{id}', { path: { id } }).then((answer) => {
      if (wanted) setChange(answer.ok ? answer.body.data : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [id]);

  if (change === null) return <p className="text-muted">{t('audit.loading')}</p>;
  if (change === 'failed') return <p className="text-danger">{t('audit.failed')}</p>;
  return (
    <>
      {change.changes.length === 0 ? (
        <p className="text-muted">{t('audit.no_fields')}</p>
      ) : (
        <dl className="grid gap-4">
          {change.changes.map((one) => (
            <Field key={one.field} change={one} />
          ))}
        </dl>
      )}
      {change.request_id && (
        <p className="mt-4 text-xs text-muted [overflow-wrap:anywhere]">
          {t('audit.request', { id: change.request_id })}
        </p>
      )}
    </>
  );
}

const box = 'min-w-0 rounded-input border border-line bg-surface p-2.5';
const text = 'max-h-80 overflow-y-auto text-xs leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]';

/** How a field was and how it is, side by side, with the words that differ marked. */
function Field({ change: { field, before, after } }: { change: FieldChange }) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const parts = wordDiff(before ?? '', after ?? '');
  const side = (kept: 'removed' | 'added', value: string | null) =>
    value === null ? (
      <span className="text-muted">{t('audit.nothing')}</span>
    ) : (
      parts
        .filter(({ kind }) => kind === 'same' || kind === kept)
        .map(({ kind, text: words }, index) => {
          const Tag = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del';
          const look =
            kind === 'added'
              ? 'bg-jade-wash text-jade-deep no-underline'
              : kind === 'removed'
                ? 'bg-danger-wash text-danger'
                : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are nothing but their place
            <Tag key={index} className={look}>
              {words}
            </Tag>
          );
        })
    );
  return (
    <div>
      <dt className="mb-1 text-xs font-semibold">{fieldWord(field, t, adminText)}</dt>
      <dd className="grid gap-2 md:grid-cols-2">
        <div className={box}>
          <p className="mb-1 text-[0.6875rem] text-muted">{t('audit.before')}</p>
          <p className={text}>{side('removed', before)}</p>
        </div>
        <div className={box}>
          <p className="mb-1 text-[0.6875rem] text-muted">{t('audit.after')}</p>
          <p className={text}>{side('added', after)}</p>
        </div>
      </dd>
    </div>
  );
}
