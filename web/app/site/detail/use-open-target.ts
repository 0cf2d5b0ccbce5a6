import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Opens what the address's `#…` leads into. A browser does that itself when a page is opened or a plain link is pressed; the
 * router's links only scroll.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    let fold = target ? target.closest('details:not([open])') : null;
    if (!target || !fold) return;
    for (; fold; fold = target.closest('details:not([open])')) fold.setAttribute('open', '');
    target.scrollIntoView();
  }, [hash]);
}
