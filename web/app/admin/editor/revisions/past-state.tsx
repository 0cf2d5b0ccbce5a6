import { useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Thumbnail } from '../../ui/thumbnail';
import { DiffText } from './diff-text';
import type { ValueChange } from './revision-changes';

interface PastStateProps {
  changes: ValueChange[];
  labelOf: (key: string) => string;
  pending: boolean;
  /** Left out for the state of now, and for those who may not. */
  onRestore: (() => void) | undefined;
  onTake: ((keys: string[]) => void) | undefined;
}

/** How a past state differs from now, and the ways back: to all of it, or to single values by the form. */
export function PastState({ changes, labelOf, pending, onRestore, onTake }: PastStateProps) {
  const t = useAdminText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const chosen = changes.map(({ key }) => key).filter((key) => !left.has(key));
  const isPart = onTake !== undefined && chosen.length < changes.length;

  function toggle(key: string) {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  }

  if (changes.length === 0) return <p className="text-muted">{t('revisions.same')}</p>;
  return (
    <>
      <dl className="grid gap-4">
        {changes.map((change) => (
          <div key={change.key}>
            <dt className="mb-1 text-xs font-semibold">
              {onTake ? (
                <label className="flex min-h-8 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-jade"
                    checked={!left.has(change.key)}
                    onChange={() => toggle(change.key)}
                  />
                  {labelOf(change.key)}
                </label>
              ) : (
                labelOf(change.key)
              )}
            </dt>
            <dd className="max-h-80 overflow-y-auto text-xs leading-relaxed whitespace-pre-line">
              {change.entries ? (
                <Entries {...change.entries} />
              ) : (
                <DiffText before={change.before} after={change.after} whole={change.isOneThing} />
              )}
              {change.pictures && <Pictures {...change.pictures} />}
            </dd>
          </div>
        ))}
      </dl>
      {isPart && (
        <Button size="small" className="mt-4" disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
          <Icon name="undo" /> {t('revisions.take', { count: chosen.length })}
        </Button>
      )}
      {!isPart && onRestore && (
        <>
          <Button size="small" className="mt-4" pending={pending} onClick={() => setAsking(true)}>
            <Icon name="undo" /> {t('revisions.restore')}
          </Button>
          <ConfirmDialog
            open={isAsking}
            title={t('revisions.ask')}
            action={t('revisions.restore')}
            cancel={t('revisions.cancel')}
            tone="primary"
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onRestore();
            }}
          >
            <p>{t('revisions.ask_text', { count: changes.length })}</p>
            <ul className="mt-2 list-disc pl-5 text-ink">
              {changes.map(({ key }) => (
                <li key={key}>{labelOf(key)}</li>
              ))}
            </ul>
            <p className="mt-2">{t('revisions.ask_kept')}</p>
          </ConfirmDialog>
        </>
      )}
    </>
  );
}

/** A list entry by entry: what goes, what stays and what comes. */
function Entries({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const gone = before.filter((entry) => !after.includes(entry));
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {gone.map((entry) => (
        <li key={`- ${entry}`}>
          <del className="rounded-xs bg-danger-wash px-0.5 text-danger">{entry}</del>
        </li>
      ))}
      {after.map((entry) => (
        <li key={`+ ${entry}`}>
          {before.includes(entry) ? (
            entry
          ) : (
            <ins className="rounded-xs bg-jade-wash px-0.5 text-jade-deep">{entry}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the pictures were and what they would be, side by side. */
function Pictures({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useAdminText();
  return (
    <div className="mt-2 grid grid-cols-2 gap-4">
      {[
        { label: t('revisions.before'), images: before },
        { label: t('revisions.after'), images: after },
      ].map(({ label, images }) => (
        <div key={label}>
          <p className="mb-1 text-muted">{label}</p>
          <p className="flex flex-wrap gap-1">
            {images.length === 0 && t('revisions.nothing')}
            {images.map((image) => (
              <Thumbnail key={image} image={image} className="size-14" />
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}
