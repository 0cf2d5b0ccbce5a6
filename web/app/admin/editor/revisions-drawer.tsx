import { useEffect, useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ContentRecord, Revision } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdmin } from '../shell/admin-context';
import { Drawer } from '../shell/drawer';
import { useAdminText } from '../text';
import { useOutcome } from '../ui/outcome';
import { keyLabel } from './key-label';
import { readRecord } from './read-record';
import { changesTo } from './revision-texts';
import { wordDiff } from './word-diff';

interface RevisionsDrawerProps {
  open: boolean;
  onClose: () => void;
  entity: EntityDescriptor;
  records: Record<Language, ContentRecord>;
  onRestored: (records: Record<Language, ContentRecord>) => void;
}

/** Past states of a record: who made them, how they differ from now, and a way back. */
export function RevisionsDrawer(props: RevisionsDrawerProps) {
  const t = useAdminText();
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      title={t('revisions.title')}
      side="right"
      className="w-[min(44rem,96vw)]"
    >
      <Revisions {...props} />
    </Drawer>
  );
}

function Revisions({ entity, records, onRestored }: RevisionsDrawerProps) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const language = useLanguage();
  const { may } = useAdmin();
  const [revisions, setRevisions] = useState<Revision[] | null>(null);
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const { id, version: current } = records.vi;

  useEffect(() => {
    let wanted = true;
    void callFromBrowser<{ data: Revision[] }>(`${entity.base}/${id}/revisions`).then((answer) => {
      if (wanted) setRevisions(answer.ok ? answer.body.data : []);
    });
    return () => {
      wanted = false;
    };
  }, [entity, id]);

  async function restore(version: number) {
    setPending(true);
    const answer = await callFromBrowser(`${entity.base}/${id}/revisions/${version}/restore`, 'POST');
    say('restore', answer);
    const fresh = answer.ok ? await readRecord(entity, id) : null;
    setPending(false);
    if (fresh) onRestored(fresh);
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
                <Changes revision={revision} records={records} />
                {revision.version !== current && may(entity.name, 'update') && (
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

function Changes({ revision, records }: { revision: Revision; records: Record<Language, ContentRecord> }) {
  const t = useAdminText();
  const changes = changesTo(revision, records);
  if (changes.length === 0) return <p className="text-muted">{t('revisions.same')}</p>;
  return (
    <dl className="grid gap-4">
      {changes.map(({ key, before, after }) => (
        <div key={key}>
          <dt className="mb-1 text-xs font-semibold">{keyLabel(key, t)}</dt>
          <dd className="max-h-80 overflow-y-auto text-xs leading-relaxed whitespace-pre-line">
            {wordDiff(before, after).map(({ kind, text }, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are nothing but their place
              if (kind === 'same') return <span key={index}>{text}</span>;
              const Tag = kind === 'added' ? 'ins' : 'del';
              return (
                <Tag
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts are nothing but their place
                  key={index}
                  className={kind === 'added' ? 'bg-jade-wash text-jade-deep' : 'bg-danger-wash text-danger'}
                >
                  {text}
                </Tag>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
