import { type ReactNode, useId } from 'react';

interface QuestionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One question of the form under its heading, as a chapter opens. */
export function Question({ title, text, children }: QuestionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-10 gap-y-5 border-t border-line py-9 first:border-t-2 first:border-ink md:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
