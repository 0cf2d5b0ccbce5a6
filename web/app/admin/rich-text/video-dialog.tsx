import type { Editor } from '@tiptap/core';
import { useAdminText } from '../text';
import { AskingDialog } from './asking-dialog';
import { embedAddress } from './embed-address';

/** Puts a video at the cursor. */
export function VideoDialog({
  open,
  onClose,
  editor,
}: {
  open: boolean;
  onClose: () => void;
  editor: Editor;
}) {
  const t = useAdminText();

  function answer(text: string): string | undefined {
    const src = embedAddress(text);
    if (!src) return t('rich.bad_video');
    editor.chain().focus().insertContent({ type: 'videoEmbed', attrs: { src } }).run();
    onClose();
    return undefined;
  }

  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={t('rich.video')}
      label={t('rich.video_address')}
      hint={t('rich.video_hint')}
      initial=""
      onAnswer={answer}
    />
  );
}
