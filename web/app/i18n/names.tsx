import { Children, Fragment, type ReactNode, useMemo } from 'react';
import { useLanguage } from './use-language';
import { markVietnamese, vietnameseParts } from './vietnamese-parts';

function markText(text: string): ReactNode {
  const parts = vietnameseParts(text);
  if (!parts.some(({ isVietnamese }) => isVietnamese)) return text;
  return parts.map((part, index) => {
    const key = index;
    return part.isVietnamese ? (
      <span key={key} lang="vi">
        {part.text}
      </span>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}

/**
 * A text of a page. On pages in another language its Vietnamese names and dishes are marked as such, so that they are
 * read aloud rightly; what is markup already stays as it is.
 */
export function Names({ children }: { children: ReactNode }) {
  const language = useLanguage();
  if (language === 'vi') return children;
  if (typeof children === 'string') return markText(children);
  if (!Array.isArray(children)) return children;
  return Children.map(children as ReactNode[], (child) =>
    typeof child === 'string' ? markText(child) : child,
  );
}

/** HTML of a page, with its Vietnamese names and dishes marked likewise. */
export function useNamesIn(html: string): string {
  const language = useLanguage();
  return useMemo(() => (language === 'vi' ? html : markVietnamese(html)), [html, language]);
}
