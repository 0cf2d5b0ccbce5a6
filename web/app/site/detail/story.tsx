import type { ReactNode } from 'react';
import { Prose } from '~/site/prose';

interface StoryProps {
  html: string;
  /** Below the story, in its column. */
  after?: ReactNode;
  /** The column of facts. */
  children: ReactNode;
}

/** The story of a record with its facts beside it. */
export function Story({ html, after, children }: StoryProps) {
  return (
    <div className="page grid gap-x-12 gap-y-12 pb-[calc(var(--section)/2)] lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Prose html={html} />
        {after}
      </div>
      {children}
    </div>
  );
}
