import type { ReactNode } from 'react';

/** The story of a record with its facts beside it; `children` is the column of facts. */
export function Story({ html, children }: { html: string; children: ReactNode }) {
  return (
    <div className="page grid gap-x-12 gap-y-12 pb-[calc(var(--section)/2)] lg:grid-cols-12">
      <div
        className="prose lg:col-span-7"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it is written
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {children}
    </div>
  );
}
