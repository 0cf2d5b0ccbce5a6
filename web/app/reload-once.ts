const KEY = 'reloaded-for';

/**
 * What cannot be loaded usually belongs to a version of the site that is no longer served: the page is loaded again, once
 * per address, so that a lasting failure does not become a loop.
 * @returns whether it is
 */
export function reloadOnce(): boolean {
  const { href } = window.location;
  if (sessionStorage.getItem(KEY) === href) return false;
  sessionStorage.setItem(KEY, href);
  window.location.reload();
  return true;
}

/** The same for modules. */
export function reloadOnceOnFailedModule() {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
