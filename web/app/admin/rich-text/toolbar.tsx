import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '~/ui/cx';
import { MediaDialog } from '../media/media-dialog';
import { articleUrl } from '../media/preview-url';
import { useAdminText } from '../text';
import { type Command, commandGroups, tableCommands } from './commands';
import { LinkDialog } from './link-dialog';
import { ToolIcon } from './tool-icon';
import { VideoDialog } from './video-dialog';

type Asking = 'link' | 'image' | 'video' | null;

/** What can be done to the text at the cursor. One stop for Tab; arrow keys move between the buttons. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useAdminText();
  const [asking, setAsking] = useState<Asking>(null);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: new Set(
        commandGroups
          .flat()
          .filter(({ isActive }) => isActive?.(current))
          .map(({ name }) => name),
      ),
      inTable: current.isActive('table'),
    }),
  });

  useEffect(() => {
    const text = editor.view.dom;
    function onLinkKey(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setAsking('link');
    }
    text.addEventListener('keydown', onLinkKey);
    return () => text.removeEventListener('keydown', onLinkKey);
  }, [editor]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !bar.current) return;
    const buttons = [...bar.current.querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  const run = (command: Command) => {
    if (command.asks) setAsking(command.asks);
    else command.run?.(editor);
  };
  const groups = state.inTable ? [...commandGroups, tableCommands] : commandGroups;

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('rich.toolbar', { label })}
      onKeyDown={onKeyDown}
      className="sticky top-[calc(3.5rem+var(--section-menu,0rem))] z-10 md:top-[calc(4.5rem+var(--section-menu,0rem))] flex flex-wrap gap-x-2 gap-y-0.5 rounded-t-input border-b border-line bg-paper px-1.5 py-1"
    >
      {groups.map((group, groupIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are fixed
        <span key={groupIndex} className="flex">
          {group.map((command, index) => (
            <ToolButton
              key={command.name}
              label={t(`rich.${command.name}`)}
              active={state.active.has(command.name)}
              toggles={Boolean(command.isActive)}
              first={groupIndex === 0 && index === 0}
              keys={command.asks === 'link' ? 'K' : undefined}
              onClick={() => run(command)}
            >
              <ToolIcon name={command.name} />
            </ToolButton>
          ))}
        </span>
      ))}
      <LinkDialog open={asking === 'link'} onClose={() => setAsking(null)} editor={editor} />
      <VideoDialog open={asking === 'video'} onClose={() => setAsking(null)} editor={editor} />
      <MediaDialog
        open={asking === 'image'}
        onClose={() => setAsking(null)}
        onChoose={({ image, alt }) => {
          const shown = alt[editor.view.dom.lang === 'en' ? 'en' : 'vi'];
          editor
            .chain()
            .focus()
            .setImage({ src: articleUrl(image), alt: shown })
            .run();
          setAsking(null);
        }}
      />
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  active: boolean;
  toggles: boolean;
  first: boolean;
  /** The letter that does the same together with Ctrl. */
  keys: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, active, toggles, first, keys, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={first ? 0 : -1}
      // Pressing a button must not take the selection away from the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      aria-label={label}
      title={keys ? `${label} (Ctrl+${keys})` : label}
      aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
      aria-pressed={toggles ? active : undefined}
      className={cx(
        'grid size-8 place-items-center rounded-input',
        active ? 'bg-ink text-paper' : 'hover:bg-jade-wash',
      )}
    >
      {children}
    </button>
  );
}
