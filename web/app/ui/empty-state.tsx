import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What can be done about it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing, and offers a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="max-w-measure border-l-3 border-turmeric py-2 pl-6">
      <p className="display text-xl">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
