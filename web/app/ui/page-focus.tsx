import { useLocation, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Long enough for what closes with a navigation, such as a dialog, to have given its focus back; in milliseconds. */
const SETTLED = 60;

const main = () => document.getElementById('main');

/** What the page says of itself in a status, such as how many results there are. */
function statusOf(): string {
  const statuses = [...(main()?.querySelectorAll('[role=status]') ?? [])];
  return statuses.map(({ textContent }) => (textContent ?? '').trim()).find(Boolean) ?? '';
}

/** Gives the focus to what is no control, without a mark and without scrolling: that is the router's to do. */
function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** The part of the page that a link names; none for a name that can't be read. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.matches('input, textarea, select') || element.isContentEditable);

/** Moves the focus to where a new page begins, unless the page has put it somewhere itself or somebody is typing. */
function focusPage(hash: string, before: Element | null) {
  const { activeElement } = document;
  const isInPage = main()?.contains(activeElement) && activeElement !== main();
  if (isInPage && (activeElement !== before || isTypedIn(activeElement))) return;
  if (activeElement?.closest('dialog[open]')) return;
  focusOn(targetOf(hash) ?? main()?.querySelector('h1') ?? main());
}

/** After a change of the same page: what had the focus has it again, if it lost it meanwhile. */
function keepFocus(hash: string, before: Element | null) {
  if (document.activeElement !== document.body) return;
  if (hash) return focusOn(targetOf(hash));
  if (!(before instanceof HTMLElement) || before === document.body) return;
  if (before.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusOn(main()?.querySelector('h1'));
}

/**
 * Does what a browser does with a new document: names the page that was gone to, and has the keyboard go on at its main
 * heading. Where only the address's query changed, the focus stays, and what the page says of its results is read out.
 */
export function PageFocus() {
  const { pathname, search, hash, key } = useLocation();
  const { state } = useNavigation();
  const way = useNavigationType();
  const [said, say] = useState('');
  const before = useRef<Element | null>(null);
  const last = useRef({ key, pathname, search, hash, status: '' });

  useEffect(() => {
    if (state !== 'idle') {
      before.current = document.activeElement;
      last.current.status = statusOf();
    }
  }, [state]);

  useEffect(() => {
    const from = last.current;
    if (from.key === key) return;
    const timer = setTimeout(() => {
      last.current = { key, pathname, search, hash, status: '' };
      const status = statusOf();
      if (from.pathname !== pathname) {
        focusPage(hash, before.current);
        say([document.title, status].filter(Boolean).join('. '));
        return;
      }
      if (from.hash !== hash && hash && from.search === search) focusPage(hash, document.activeElement);
      else keepFocus(hash, before.current);
      // A status that changed is read out by itself; the same one must be said to be heard.
      if (from.search !== search && way === 'PUSH' && status === from.status) say(status);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [key, pathname, search, hash, way]);

  return (
    <p aria-live="polite" aria-atomic="true" data-print="hide" className="visually-hidden">
      {said}
    </p>
  );
}
