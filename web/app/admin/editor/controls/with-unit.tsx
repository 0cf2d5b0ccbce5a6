import type { ReactNode } from 'react';

/** A control with what its number counts written at its end. */
export function WithUnit({ unit, children }: { unit: string | undefined; children: ReactNode }) {
  if (!unit) return children;
  return (
    <span className="flex items-center gap-2">
      {children}
      <span className="shrink-0 text-sm text-muted">{unit}</span>
    </span>
  );
}
