import type { FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { useWorkText } from '../table/text';
import type { Tag } from './tag-list';

interface RenameDialogProps {
  /** Null while nothing is renamed. */
  tag: Tag | null;
  pending: boolean;
  onRename: (tag: Tag, name: string) => void;
  onClose: () => void;
}

/** Asks for another name of a tag. */
export function RenameDialog({ tag, pending, onRename, onClose }: RenameDialogProps) {
  const t = useWorkText();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (tag && name) onRename(tag, name);
  }

  return (
    <Dialog
      open={tag !== null}
      onClose={onClose}
      title={t('tags.rename_title')}
      className="w-[min(32rem,94vw)]"
    >
      {tag && (
        <form onSubmit={submit}>
          <Field label={t('tags.new_name')} hint={t('tags.rename_hint')} required>
            {(control) => (
              <Input {...control} name="name" defaultValue={tag.name} maxLength={60} autoComplete="off" />
            )}
          </Field>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button tone="secondary" onClick={onClose}>
              {t('table.cancel')}
            </Button>
            <Button type="submit" pending={pending}>
              {t('tags.save')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
