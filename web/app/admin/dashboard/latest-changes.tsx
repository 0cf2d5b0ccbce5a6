import { Link } from '@remix-run/react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import type { AuditEntry } from '../api/types';
import { entityNamed } from '../entities';
import { recordAddress } from '../entities/paths';
import { type AdminText, useAdminText } from '../text';

const actions = ['create', 'update', 'delete', 'restore', 'purge', 'publish', 'sort'] as const;

/** What leaves no record behind that could be opened. */
const withoutRecord = new Set(['delete', 'purge', 'sort']);

function actionWord(action: string, t: AdminText): string {
  const known = actions.find((one) => one === action);
  return known ? t(`dashboard.actions.${known}`) : action;
}

/** Who has changed what of late. */
export function LatestChanges({ entries }: { entries: AuditEntry[] }) {
  const t = useAdminText();
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="mb-3 text-lg">
        {t('dashboard.latest')}
      </h2>
      {entries.length === 0 ? (
        <p className="border-t border-line py-3 text-muted">{t('dashboard.no_changes')}</p>
      ) : (
        <ul className="border-t border-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useAdminText();
  const language = useLanguage();
  const entity = entityNamed(entry.entity);
  const title = entry.title || `#${entry.record_id ?? ''}`;
  const isThere = !withoutRecord.has(entry.action);
  const target = entity && entry.record_id && isThere ? recordAddress(entity, entry.record_id) : null;
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-baseline justify-between gap-4">
        {target ? (
          <Link to={target} className="link-quiet py-0.5 font-semibold">
            {title}
          </Link>
        ) : (
          <span className="py-0.5 font-semibold">{title}</span>
        )}
        <time className="figures shrink-0 text-xs text-muted">
          {formatDateTime(entry.created_at, language)}
        </time>
      </div>
      <p className="text-xs text-muted">
        {entry.admin?.full_name ?? t('revisions.system')} {actionWord(entry.action, t)}
        {entity && ` ${t(`entity.${entity.name}.noun`)}`}
      </p>
    </li>
  );
}
