import { type ReactNode, useState } from 'react';
import { useRequestInfo } from '~/ui/request-info';
import { standing } from './written-html';

interface WrittenPartProps<T> {
  id: string;
  /** Null in a document. */
  of: readonly T[] | null;
  /** Only reads: in a document no script ever runs for what it shows, and its links are the browser's. */
  children: (of: readonly T[]) => ReactNode;
}

/**
 * A part of a page that is only read, such as a long list of facts, which a document carries once: the server makes it of
 * what the loader left with `partWrittenOnce`, and the browser keeps what stands there.
 */
export function WrittenPart<T>({ id, of, children }: WrittenPartProps<T>) {
  const { written } = useRequestInfo();
  const [stood] = useState(() => (of ? '' : standing(id)));
  const left = written?.get(id);
  if (of) return <div id={id}>{children(of)}</div>;
  if (Array.isArray(left)) return <div id={id}>{children(left)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote there
  return <div id={id} dangerouslySetInnerHTML={{ __html: stood }} />;
}
