import { Fragment, type ReactNode, useMemo } from 'react';
import { useLanguage } from './use-language';
import { markVietnamese, vietnameseParts } from './vietnamese-parts';

/**
 * A text of a page. On pages in another language its Vietnamese names and dishes are marked as such, so that they are
 * read aloud rightly; children other than text stay as they are.
 */
export function Names({ children }: { children: ReactNode }) {
  const language = useLanguage();
  if (typeof children !== 'string' || language === 'vi') return children;
  const parts = vietnameseParts(children);
  if (!parts.some(({ isVietnamese }) => isVietnamese)) return children;
  return parts.map(({ text, isVietnamese }, index) => {
    const key = index;
    return isVietnamese ? (
      <span key={key} lang="vi">
        {text}
      </span>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}

/** HTML of a page, with its Vietnamese names and dishes marked likewise. */
export function useNamesIn(html: string): string {
  const language = useLanguage();
  return useMemo(() => (language === 'vi' ? html : markVietnamese(html)), [html, language]);
}
