/**
 * Runs something once one of the elements is in the window, or as near below it as is said.
 * @returns what stops waiting
 */
export function onceNear(elements: Iterable<Element>, ahead: string, run: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      run();
    },
    { rootMargin: ahead },
  );
  for (const element of elements) watch.observe(element);
  return () => watch.disconnect();
}
