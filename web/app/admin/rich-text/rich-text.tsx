import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { Language } from '~/i18n/languages';
import { UploadProgress } from '../media/upload-progress';
import { useLocked } from '../ui/locked';
import { cleanPaste } from './clean-paste';
import { extensions } from './extensions';
import { Toolbar } from './toolbar';
import { useGivenPictures } from './use-given-pictures';

export interface RichTextProps {
  value: string;
  onChange: (html: string) => void;
  label: string;
  language: Language;
}

export default function RichText({ value, onChange, label, language }: RichTextProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const emitted = useRef(value);
  const locked = useLocked();
  // The editor is made once; what takes pictures is made with it.
  const takePictures = useRef<(data: DataTransfer | null, place: number) => boolean>(() => false);

  const editor = useEditor({
    extensions,
    content: value,
    editable: !locked,
    immediatelyRender: false,
    // Its style sheet would need an exception in the content security policy.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose max-w-none min-h-72 px-4 py-3',
        role: 'textbox',
        'aria-multiline': 'true',
        ...(locked ? { 'aria-readonly': 'true' } : {}),
        'aria-label': label,
        lang: language,
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (view, event) => takePictures.current(event.clipboardData, view.state.selection.to),
      handleDrop: (view, event, _slice, moved) => {
        if (moved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const taken = takePictures.current(event.dataTransfer, at?.pos ?? view.state.selection.to);
        if (taken) event.preventDefault();
        return taken;
      },
    },
    onUpdate: ({ editor: current }) => {
      emitted.current = current.isEmpty ? '' : current.getHTML();
      latest.current(emitted.current);
    },
  });

  const { uploads, take } = useGivenPictures(editor, language);
  takePictures.current = take;

  // A value from elsewhere (restored, copied, taken from another version) replaces what is shown.
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="rounded-input border border-edge bg-surface focus-within:border-ink">
      {editor && !locked && <Toolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
      {uploads.length > 0 && (
        <div className="px-4 pb-3">
          <UploadProgress uploads={uploads} />
        </div>
      )}
    </div>
  );
}
