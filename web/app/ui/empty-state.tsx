import type { ReactNode } from 'react';
import { Drawn } from './drawn';

interface EmptyStateProps {
  title: string;
  /** What can be done about it. */
  children?: ReactNode;
  action?: ReactNode;
  /** The address of a drawing, where nothing else stands on the page. */
  drawing?: string;
}

/** Says that there is nothing, and offers a way on. */
export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  const words = (
    <div className="max-w-measure border-l-3 border-turmeric py-2 pl-6">
      <p className="display text-xl">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
  return drawing ? <Drawn src={drawing}>{words}</Drawn> : words;
}
