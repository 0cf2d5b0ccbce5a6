import type { ReactNode } from 'react';

/** Words and, before them, a small print of 640 by 400 that shows what they say: nothing for whoever does not see it. */
export function Drawn({ src, children }: { src: string; children: ReactNode }) {
  return (
    <div className="drawn">
      <img src={src} alt="" width={640} height={400} />
      {children}
    </div>
  );
}
