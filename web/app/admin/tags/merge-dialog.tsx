import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useWorkText } from '../table/text';
import type { Tag } from './tag-list';

interface MergeDialogProps {
  open: boolean;
  tags: readonly Tag[];
  pending: boolean;
  onMerge: (into: number) => void;
  onClose: () => void;
}

/** Asks which of several tags stays; the most used one is suggested. */
export function MergeDialog({ open, tags, pending, onMerge, onClose }: MergeDialogProps) {
  const t = useWorkText();
  const [picked, setPicked] = useState<number | null>(null);
  const [mostUsed] = [...tags].sort((a, b) => b.count - a.count);
  const into = tags.find(({ id }) => id === picked) ?? mostUsed;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('tags.merge_title', { count: tags.length })}
      className="w-[min(32rem,94vw)]"
    >
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">{t('tags.merge_into')}</legend>
        {tags.map(({ id, name, count }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="into"
              className="size-4.5 accent-jade"
              checked={id === into?.id}
              onChange={() => setPicked(id)}
            />
            {name}
            <span className="figures text-xs text-muted">{count}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-4 text-muted">{t('tags.merge_text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>
          {t('table.cancel')}
        </Button>
        <Button pending={pending} disabled={!into} onClick={() => into && onMerge(into.id)}>
          {t('tags.merge')}
        </Button>
      </div>
    </Dialog>
  );
}
