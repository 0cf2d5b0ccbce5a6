import { type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useRequestInfo } from './request-info';

/** Gives what stands for the markup of an element that is the same on all pages; null for any other element. */
export type MarkupOf = (element: ReactElement) => string | null;

interface KeptProps {
  as: 'div' | 'li';
  className?: string;
  /**
   * One component whose markup depends on its props, the language and the texts, and on nothing else: not on the
   * address, the time or the visitor. Props are data.
   */
  children: ReactNode;
}

/**
 * A part that many pages show alike, such as a card. The server writes it once and then again from memory; the browser
 * takes it over as any other.
 */
export function Kept({ as, className, children }: KeptProps) {
  const { markupOf } = useRequestInfo();
  const Element: ElementType = as;
  const html = isValidElement(children) ? (markupOf?.(children) ?? null) : null;
  if (html === null) return <Element className={className}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React made of the same element before
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
