import { lazy, Suspense } from 'react';
import { useReady } from '~/ui/use-ready';
import type { RichTextProps } from './rich-text';

// The editor is large; it comes once a page needs it.
const Editor = lazy(() => import('./rich-text'));

const place = <div className="min-h-96 rounded-input border border-edge" />;

/**
 * Text with headings, lists, quotes, links, tables, pictures and videos, as HTML. The server writes its place alone, and
 * nothing of it waits to be taken over when the first word is typed elsewhere.
 */
export function RichText(props: RichTextProps) {
  if (!useReady()) return place;
  return (
    <Suspense fallback={place}>
      <Editor {...props} />
    </Suspense>
  );
}
