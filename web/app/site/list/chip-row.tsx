import { Children, type ReactNode } from 'react';

/** Choices side by side: in one row that scrolls on phones, in as many as they need elsewhere. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="rail -mx-(--gutter) scroll-px-(--gutter) gap-2! px-(--gutter) py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </nav>
  );
}
