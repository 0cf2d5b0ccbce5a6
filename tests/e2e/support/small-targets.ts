import type { Page } from '@playwright/test';

/**
 * Names the links and controls that are smaller to press than WCAG 2.5.8 asks for. Left out are its exceptions: links
 * within a sentence, and the dots of a map, whose places stand in a list as well.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();

    /** A link may be made larger by what is laid over its card. */
    const box = (element: Element) => {
      const laidOver = getComputedStyle(element, '::after').position === 'absolute';
      const card = laidOver && element instanceof HTMLElement ? element.offsetParent : null;
      return (card ?? element).getBoundingClientRect();
    };

    return (
      [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
        .filter((element) => element.checkVisibility() && !element.closest('svg') && !inSentence(element))
        .map((element) => ({ element, size: box(element) }))
        // What is moved out of sight until it has the focus has its size then.
        .filter(({ size }) => size.width > 1 && (size.width < least || size.height < least))
        .map(({ element, size }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return `${element.localName} “${name.trim()}” ${Math.round(size.width)} × ${Math.round(size.height)}`;
        })
    );
  });
}
