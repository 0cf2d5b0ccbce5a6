import { useEffect } from 'react';

/**
 * Where there is room, sections of a text stand open (`styles/folds.css`): says so to screen readers as well, and keeps the
 * keyboard from stopping at each.
 */
export function useOpenWhenWide(): void {
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)');
    const apply = () => {
      if (!wide.matches) return;
      for (const section of document.querySelectorAll('details.fold-section')) {
        section.setAttribute('open', '');
        section.querySelector('summary')?.setAttribute('tabindex', '-1');
      }
    };
    apply();
    wide.addEventListener('change', apply);
    return () => wide.removeEventListener('change', apply);
  }, []);
}
