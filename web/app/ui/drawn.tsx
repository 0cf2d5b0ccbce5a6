import type { ReactNode } from 'react';

/** Words and, before them, a small print of 640 by 400 that shows what they say: nothing for whoever does not see it. A little of it moves. */
export function Drawn({ src, children }: { src: string; children: ReactNode }) {
  return (
    <div className="drawn">
      <picture>
        <source media="(prefers-reduced-motion: no-preference)" srcSet={`${src}#alive`} />
        <img src={src} alt="" width={640} height={400} />
      </picture>
      {children}
    </div>
  );
}
