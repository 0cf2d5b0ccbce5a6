import { useEffect, useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { Revision } from '../api/types';
import { useAdminText } from '../text';
import { DiffText } from './diff-text';
import type { TextChange } from './revision-texts';

interface RevisionListProps {
  /** Reads past states, the newest first; the same function from one render to the next. */
  load: () => Promise<Revision[]>;
  /** The version that is stored now. */
  current: number;
  /** What would change if a past state came back. */
  changesTo: (revision: Revision) => TextChange[];
  labelOf: (key: string) => string;
  /** Left out for those who may not. */
  onRestore?: ((version: number) => Promise<void>) | undefined;
}

/** Past states: who made them, how they differ from now, and a way back. */
export function RevisionList({ load, current, changesTo, labelOf, onRestore }: RevisionListProps) {
  const t = useAdminText();
  const language = useLanguage();
  const [revisions, setRevisions] = useState<Revision[] | null>(null);
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    let wanted = true;
    void load().then((found) => wanted && setRevisions(found));
    return () => {
      wanted = false;
    };
  }, [load]);

  async function restore(version: number) {
    setPending(true);
    await onRestore?.(version);
    setPending(false);
  }

  if (!revisions) return <p className="text-muted">{t('revisions.loading')}</p>;
  if (revisions.length === 0) return <p className="text-muted">{t('revisions.none')}</p>;
  return (
    <ol className="grid gap-2">
      {revisions.map((revision) => {
        const shown = revision.version === openVersion;
        return (
          <li key={revision.version} className="rounded-input border border-line">
            <button
              type="button"
              aria-expanded={shown}
              onClick={() => setOpenVersion(shown ? null : revision.version)}
              className="flex min-h-12 w-full items-center gap-3 px-3 text-left hover:bg-paper"
            >
              <span className="figures font-semibold">#{revision.version}</span>
              <span className="grow">
                <time className="figures">{formatDateTime(revision.created_at, language)}</time>
                <span className="block text-xs text-muted">
                  {revision.admin?.full_name ?? t('revisions.system')}
                </span>
              </span>
              {revision.version === current && (
                <span className="text-xs text-jade">{t('revisions.current')}</span>
              )}
              <Icon name="chevron-down" className={cx('text-muted', shown && 'rotate-180')} />
            </button>
            {shown && (
              <div className="border-t border-line p-3">
                <Changes changes={changesTo(revision)} labelOf={labelOf} />
                {revision.version !== current && onRestore && (
                  <Button
                    size="small"
                    className="mt-4"
                    pending={pending}
                    onClick={() => void restore(revision.version)}
                  >
                    <Icon name="undo" /> {t('revisions.restore')}
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Changes({ changes, labelOf }: { changes: TextChange[]; labelOf: (key: string) => string }) {
  const t = useAdminText();
  if (changes.length === 0) return <p className="text-muted">{t('revisions.same')}</p>;
  return (
    <dl className="grid gap-4">
      {changes.map(({ key, before, after }) => (
        <div key={key}>
          <dt className="mb-1 text-xs font-semibold">{labelOf(key)}</dt>
          <dd className="max-h-80 overflow-y-auto text-xs leading-relaxed whitespace-pre-line">
            <DiffText before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
