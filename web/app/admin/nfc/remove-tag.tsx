import { ConfirmDialog } from '../ui/confirm-dialog';
import { useNfcText } from './text';
import type { NfcTag } from './types';
import { useTagCalls } from './use-tag-calls';

/** Asks before a tag is deleted: what hangs at the place then proves nothing, and cannot be made again. */
export function RemoveTag({ tag, onClose }: { tag: NfcTag | null; onClose: () => void }) {
  const t = useNfcText();
  const { removeTag, pending } = useTagCalls();
  return (
    <ConfirmDialog
      open={tag !== null}
      title={t('remove', { code: tag?.code ?? '' })}
      action={t('remove_do')}
      pending={pending}
      onClose={onClose}
      onConfirm={() => {
        if (tag) void removeTag(tag).then(onClose);
      }}
    >
      <p>{t('remove_text')}</p>
    </ConfirmDialog>
  );
}
