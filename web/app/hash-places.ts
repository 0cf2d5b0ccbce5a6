/**
 * Gives each place within a page that a plain `#…` link leads to a key of its own in the session's history. The browser
 * gives none, the router then takes them all for one place (`default`), and scrolls to where that one was last left instead
 * of to what the link names. To be called before the router starts to listen.
 */
export function keyHashPlaces(): void {
  window.addEventListener('popstate', () => {
    if (window.history.state !== null) return;
    window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
}
