const KEY = 'reloaded-for';

/**
 * A module that cannot be loaded usually belongs to a version of the site that is no longer served: the page is
 * loaded again, once per address, so that a lasting failure does not become a loop.
 */
export function reloadOnceOnFailedModule() {
  window.addEventListener('vite:preloadError', (event) => {
    const { href } = window.location;
    if (sessionStorage.getItem(KEY) === href) return;
    sessionStorage.setItem(KEY, href);
    event.preventDefault();
    window.location.reload();
  });
}
