import type { Editor } from '@tiptap/core';

export type CommandName =
  | 'heading_2'
  | 'heading_3'
  | 'heading_4'
  | 'bold'
  | 'italic'
  | 'bullet_list'
  | 'ordered_list'
  | 'quote'
  | 'rule'
  | 'link'
  | 'image'
  | 'video'
  | 'table'
  | 'undo'
  | 'redo'
  | 'row_add'
  | 'row_delete'
  | 'column_add'
  | 'column_delete'
  | 'table_delete';

export interface Command {
  name: CommandName;
  run?: (editor: Editor) => void;
  /** What has to be asked first. */
  asks?: 'link' | 'image' | 'video';
  isActive?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Command => ({
  name: `heading_${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

/** The buttons of the toolbar, by groups. */
export const commandGroups: readonly Command[][] = [
  [heading(2), heading(3), heading(4)],
  [
    { name: 'bold', run: (e) => e.chain().focus().toggleBold().run(), isActive: (e) => e.isActive('bold') },
    {
      name: 'italic',
      run: (e) => e.chain().focus().toggleItalic().run(),
      isActive: (e) => e.isActive('italic'),
    },
    { name: 'link', asks: 'link', isActive: (e) => e.isActive('link') },
  ],
  [
    {
      name: 'bullet_list',
      run: (e) => e.chain().focus().toggleBulletList().run(),
      isActive: (e) => e.isActive('bulletList'),
    },
    {
      name: 'ordered_list',
      run: (e) => e.chain().focus().toggleOrderedList().run(),
      isActive: (e) => e.isActive('orderedList'),
    },
    {
      name: 'quote',
      run: (e) => e.chain().focus().toggleBlockquote().run(),
      isActive: (e) => e.isActive('blockquote'),
    },
    { name: 'rule', run: (e) => e.chain().focus().setHorizontalRule().run() },
  ],
  [
    { name: 'image', asks: 'image' },
    { name: 'video', asks: 'video' },
    {
      name: 'table',
      run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
  ],
  [
    { name: 'undo', run: (e) => e.chain().focus().undo().run() },
    { name: 'redo', run: (e) => e.chain().focus().redo().run() },
  ],
];

/** Offered while the cursor is in a table. */
export const tableCommands: Command[] = [
  { name: 'row_add', run: (e) => e.chain().focus().addRowAfter().run() },
  { name: 'row_delete', run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'column_add', run: (e) => e.chain().focus().addColumnAfter().run() },
  { name: 'column_delete', run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'table_delete', run: (e) => e.chain().focus().deleteTable().run() },
];
