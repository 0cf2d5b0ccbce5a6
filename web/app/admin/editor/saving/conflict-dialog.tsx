import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Dialog } from '~/ui/dialog';
import { useAdminText } from '../../text';
import type { Draft } from '../draft/draft';
import { apart } from '../draft/sections-apart';
import type { Conflict } from '../draft/use-draft';

interface ConflictDialogProps {
  conflict: Conflict | null;
  mine: Draft;
  /** What an editor calls the field of a key. */
  labelOf: (key: string) => string;
  /** A value in words, to be compared by eye. */
  plainOf: (key: string, value: unknown) => string;
  /** Gets the keys whose stored values are taken. */
  onResolve: (takeTheirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Both versions of what two editors have changed at once; the reader chooses field by field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, mine, labelOf, plainOf, onResolve, onClose } = props;
  const t = useAdminText();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict begins with one's own values
  useEffect(() => setTheirs(new Set()), [conflict]);

  const [own, stored] = [apart(mine), apart(conflict?.theirs ?? {})];

  function choose(key: string, take: boolean) {
    const next = new Set(theirs);
    if (take) next.add(key);
    else next.delete(key);
    setTheirs(next);
  }

  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title={t('conflict.title')}
      className="w-[min(60rem,96vw)]"
    >
      <p className="text-muted">{t(conflict?.keys.length ? 'conflict.text' : 'conflict.no_overlap')}</p>
      <div className="mt-5 grid gap-6">
        {conflict?.keys.map((key) => (
          <fieldset key={key}>
            <legend className="mb-2 font-semibold">{labelOf(key)}</legend>
            <div className="grid gap-3 md:grid-cols-2">
              <Version
                name={key}
                label={t('conflict.mine')}
                text={plainOf(key, own[key])}
                chosen={!theirs.has(key)}
                onChoose={() => choose(key, false)}
              />
              <Version
                name={key}
                label={t('conflict.theirs')}
                text={plainOf(key, stored[key])}
                chosen={theirs.has(key)}
                onChoose={() => choose(key, true)}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4">
        <Button tone="secondary" onClick={onClose}>
          {t('conflict.back')}
        </Button>
        <Button onClick={() => onResolve(theirs)}>{t('conflict.save')}</Button>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  name: string;
  label: string;
  text: string;
  chosen: boolean;
  onChoose: () => void;
}

function Version({ name, label, text, chosen, onChoose }: VersionProps) {
  return (
    <label
      className={cx(
        'block cursor-pointer rounded-input border p-3',
        chosen ? 'border-jade bg-jade-wash' : 'border-edge hover:border-ink',
      )}
    >
      <span className="flex items-center gap-2 font-semibold">
        <input
          type="radio"
          name={`conflict-${name}`}
          checked={chosen}
          onChange={onChoose}
          className="size-4 accent-jade"
        />
        {label}
      </span>
      <span className="mt-2 block max-h-48 overflow-y-auto text-xs whitespace-pre-line">{text}</span>
    </label>
  );
}
