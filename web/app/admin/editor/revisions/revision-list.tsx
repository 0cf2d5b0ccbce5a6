import { useEffect, useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { Revision } from '../../api/types';
import { useAdminText } from '../../text';
import { PastState } from './past-state';
import type { ValueChange } from './revision-changes';

/** Past states, and whether there are still older ones. */
export interface PastStates {
  data: Revision[];
  older: boolean;
}

export const noPastStates: PastStates = { data: [], older: false };

interface RevisionListProps {
  /** Reads past states, the newest first, from before a version where one is given; the same function from one render to the next. */
  load: (before?: number) => Promise<PastStates>;
  /** The version that is stored now. */
  current: number;
  /** What would change if a past state came back. */
  changesTo: (revision: Revision) => ValueChange[];
  labelOf: (key: string) => string;
  /** What a change changed, in words, by the state before it; null where nothing is said of it. */
  changedBy?: (revision: Revision, before: Revision | undefined) => string | null;
  /** Left out for those who may not. */
  onRestore?: ((version: number) => Promise<void>) | undefined;
  /** Takes single values of a past state into the form, where there is one. */
  onTake?: ((revision: Revision, keys: string[]) => void) | undefined;
}

/** Past states: who made them, how they differ from now, and a way back. */
export function RevisionList(props: RevisionListProps) {
  const { load, current, changesTo, changedBy, labelOf, onRestore, onTake } = props;
  const t = useAdminText();
  const language = useLanguage();
  const [read, setRead] = useState<PastStates | null>(null);
  const [isReading, setReading] = useState(false);
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    let wanted = true;
    void load().then((found) => wanted && setRead(found));
    return () => {
      wanted = false;
    };
  }, [load]);

  async function restore(version: number) {
    setPending(true);
    await onRestore?.(version);
    setPending(false);
  }

  async function readOlder({ data }: PastStates) {
    setReading(true);
    const next = await load(data.at(-1)?.version);
    setReading(false);
    setRead({ data: [...data, ...next.data], older: next.older });
  }

  if (!read) return <p className="text-muted">{t('revisions.loading')}</p>;
  const { data: revisions, older } = read;
  if (revisions.length === 0) return <p className="text-muted">{t('revisions.none')}</p>;
  return (
    <>
      <ol className="grid gap-2">
        {revisions.map((revision, index) => {
          const shown = revision.version === openVersion;
          const changed = changedBy?.(revision, revisions[index + 1]);
          return (
            <li key={revision.version} className="rounded-input border border-line">
              <button
                type="button"
                aria-expanded={shown}
                onClick={() => setOpenVersion(shown ? null : revision.version)}
                className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-paper"
              >
                <span className="figures font-semibold">#{revision.version}</span>
                <span className="grow">
                  <time className="figures">{formatDateTime(revision.created_at, language)}</time>
                  <span className="block text-xs text-muted">
                    {revision.is_original
                      ? t('revisions.original')
                      : (revision.admin?.full_name ?? t('revisions.system'))}
                  </span>
                  {changed && <span className="block text-xs">{changed}</span>}
                </span>
                {revision.version === current && (
                  <span className="text-xs text-jade">{t('revisions.current')}</span>
                )}
                <Icon name="chevron-down" className={cx('text-muted', shown && 'rotate-180')} />
              </button>
              {shown && (
                <div className="border-t border-line p-3">
                  <PastState
                    changes={changesTo(revision)}
                    labelOf={labelOf}
                    pending={pending}
                    onRestore={
                      revision.version !== current && onRestore
                        ? () => void restore(revision.version)
                        : undefined
                    }
                    onTake={
                      revision.version !== current && onTake ? (keys) => onTake(revision, keys) : undefined
                    }
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {older && (
        <Button
          tone="secondary"
          size="small"
          className="mt-4"
          pending={isReading}
          onClick={() => void readOlder(read)}
        >
          {t('revisions.older')}
        </Button>
      )}
    </>
  );
}
