import type { ReactNode } from 'react';

interface FoldGroupProps {
  /** Of what folds, so that a link to it opens it. */
  id: string;
  title: ReactNode;
  /** How much is in it. */
  note: string;
  children: ReactNode;
}

/** A subject of a guide under its name, opened by a press, a link to something in it, or a search within the page. */
export function FoldGroup({ id, title, note, children }: FoldGroupProps) {
  return (
    <details className="fold fold-group">
      <summary>
        <h3>{title}</h3>
        <small>{note}</small>
      </summary>
      <div id={id} className="fold-inner">
        {children}
      </div>
    </details>
  );
}
