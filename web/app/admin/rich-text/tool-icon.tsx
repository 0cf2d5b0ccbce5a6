import type { ReactElement } from 'react';
import type { CommandName } from './commands';

const letter = (text: string, className?: string) => (
  <span aria-hidden="true" className={`text-xs font-semibold ${className ?? ''}`}>
    {text}
  </span>
);

const drawn = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className="size-4.5"
  >
    <path d={path} />
  </svg>
);

const icons: Record<CommandName, ReactElement> = {
  heading_2: letter('H2'),
  heading_3: letter('H3'),
  heading_4: letter('H4'),
  bold: letter('B', 'text-sm'),
  italic: letter('I', 'text-sm font-display italic'),
  link: drawn(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  ),
  bullet_list: drawn('M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1'),
  ordered_list: drawn('M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4M4 11h2.5L4 14.5h2.5M4 17h2v1.5H4.5 6V20H4'),
  quote: drawn('M5 17h4l1-4V7H4v6h3l-2 4Zm9 0h4l1-4V7h-6v6h3l-2 4Z'),
  rule: drawn('M4 12h16M8 6h8M8 18h8'),
  image: drawn(
    'm4 17 5-5 4 4 2.5-2.5L20 18M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM15 9.5v.1',
  ),
  video: drawn('M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm5 4v6l5-3Z'),
  table: drawn('M4 5h16v14H4ZM4 10h16M4 14.5h16M10 5v14M15 5v14'),
  undo: drawn('M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-3'),
  redo: drawn('M15.5 5 20 9.5 15.5 14M20 9.5H10a5 5 0 0 0 0 10h3'),
  row_add: drawn('M4 5h16v8H4ZM12 16v5m-2.5-2.5h5'),
  row_delete: drawn('M4 5h16v8H4Zm5.5 13.5h5'),
  column_add: drawn('M5 4v16h8V4ZM16 12h5m-2.5-2.5v5'),
  column_delete: drawn('M5 4v16h8V4Zm11 8h5'),
  table_delete: drawn('M4 5h16v14H4Zm5 4 6 6m0-6-6 6'),
};

/** The sign of a command; the button that holds it says its name. */
export function ToolIcon({ name }: { name: CommandName }) {
  return icons[name];
}
