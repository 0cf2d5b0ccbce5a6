import { useEffect, useState } from 'react';

/** Headings count as read from a little below the site's header on. */
const READING_LINE = '-96px 0px -70% 0px';

/** The id of the heading whose part of the text is being read, as far as one has scrolled. */
export function useCurrentHeading(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const known = ids.join(' ');
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of known.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) watch.observe(heading);
    }
    return () => watch.disconnect();
  }, [known]);
  return current;
}
