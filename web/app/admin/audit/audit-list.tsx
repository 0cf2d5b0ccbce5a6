import { Link, useSearchParams } from '@remix-run/react';
import { useId, useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { usePeopleText } from '../people/text';
import { wordFor } from '../people/words';
import { useAdminText } from '../text';
import { ChangeDetails } from './change-details';
import { addressOf, kindWord, titleOf } from './kinds';
import type { Change } from './types';

/** Entries of the log, the newest first, each with what it changed behind a button. */
export function AuditList({ entries }: { entries: readonly Change[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ol className="border-t border-line">
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          open={entry.id === open}
          onToggle={() => setOpen(entry.id === open ? null : entry.id)}
        />
      ))}
    </ol>
  );
}

function Entry({ entry, open, onToggle }: { entry: Change; open: boolean; onToggle: () => void }) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const language = useLanguage();
  const detailsId = useId();
  const address = addressOf(entry);
  const title = titleOf(entry, t);
  const count = entry.changes.length;
  // "Lan signed in" says all; the account that somebody signed in to is the own one.
  const isOwnDoing = entry.entity === 'admin' && entry.record_id === entry.admin?.id;
  return (
    <li className="border-b border-line">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
        <time className="figures w-32 shrink-0 text-xs text-muted">
          {formatDateTime(entry.created_at, language)}
        </time>
        <p className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
          <Actor entry={entry} /> {wordFor('audit.actions', entry.action, t) ?? entry.action}{' '}
          {!isOwnDoing && entry.entity !== 'security' && (
            <span className="text-muted">{kindWord(entry.entity, t, adminText).toLowerCase()} </span>
          )}
          {isOwnDoing ? null : address ? (
            <Link to={address} className="link-quiet inline-block min-h-6 font-semibold">
              {title}
            </Link>
          ) : (
            <span
              className={cx(
                'font-semibold',
                (entry.action === 'delete' || entry.action === 'purge') && 'line-through',
              )}
            >
              {title}
            </span>
          )}
          {entry.lang_id && (
            <span className="ml-1.5 text-xs text-muted uppercase" lang="und">
              {entry.lang_id}
            </span>
          )}
        </p>
        {count > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={detailsId}
            aria-label={`${t('audit.fields', { count })}: ${t('audit.show', { title })}`}
            onClick={onToggle}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-input px-2 text-xs text-muted hover:bg-jade-wash hover:text-ink"
          >
            {t('audit.fields', { count })}
            <Icon name="chevron-down" className={cx(open && 'rotate-180')} />
          </button>
        )}
      </div>
      <div id={detailsId} hidden={!open} className="mb-3 rounded-card bg-paper p-4">
        {open && <ChangeDetails id={entry.id} />}
      </div>
    </li>
  );
}

/** Who did it; a press narrows the list down to that person. */
function Actor({ entry: { admin } }: { entry: Change }) {
  const t = usePeopleText();
  const [query] = useSearchParams();
  if (!admin) return <span className="text-muted">{t('audit.system')}</span>;
  const next = new URLSearchParams(query);
  next.delete('page');
  next.set('admin_id', String(admin.id));
  return (
    <Link
      to={`?${next}`}
      preventScrollReset
      title={t('audit.only_by', { name: admin.full_name })}
      className="link-quiet inline-block min-h-6"
    >
      {admin.full_name}
    </Link>
  );
}
