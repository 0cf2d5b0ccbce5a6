import type { Editor } from '@tiptap/core';
import { useAdminText } from '../text';
import { AskingDialog } from './asking-dialog';

const usable = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** An address as a link takes it: a bare domain gets its protocol. */
function linkAddress(text: string): string | null {
  if (usable.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : null;
}

/** Links the chosen words, or changes the link at the cursor. */
export function LinkDialog({
  open,
  onClose,
  editor,
}: {
  open: boolean;
  onClose: () => void;
  editor: Editor;
}) {
  const t = useAdminText();
  const current = open ? String(editor.getAttributes('link').href ?? '') : '';

  function answer(text: string): string | undefined {
    const href = linkAddress(text);
    if (!href) return t('rich.bad_link');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !current) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
    return undefined;
  }

  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={t('rich.link')}
      label={t('rich.link_address')}
      hint={t('rich.link_hint')}
      initial={current}
      onAnswer={answer}
      onRemove={
        current
          ? () => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }
          : undefined
      }
    />
  );
}
