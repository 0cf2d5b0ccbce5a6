import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { cx } from '~/ui/cx';
import { useAdminText } from '../../text';
import { type FormSection, useFormSections } from './use-form-sections';

/** A form with fewer headings is seen at a glance. */
const FEWEST = 4;

/** The section that is read: the last one that begins above the upper third of the window. */
function useCurrent(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const anchors = sections.map(({ anchor }) => anchor).join(' ');
  useEffect(() => {
    const places = () => anchors.split(' ').flatMap((anchor) => document.getElementById(anchor) ?? []);
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const line = window.innerHeight / 3;
      const above = places().filter((place) => place.getBoundingClientRect().top <= line);
      setCurrent((above.at(-1) ?? places()[0])?.id);
    };
    const later = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      window.removeEventListener('scroll', later);
      cancelAnimationFrame(waiting);
    };
  }, [anchors]);
  return current;
}

/** The headings of a long form, always in sight below its name: one press, or Enter, goes there. */
export function SectionMenu() {
  const t = useAdminText();
  const sections = useFormSections();
  const current = useCurrent(sections);
  const strip = useRef<HTMLElement>(null);
  // Where the strip is wider than the screen, it follows.
  useEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!entry || !strip.current) return;
    strip.current.scrollLeft = entry.offsetLeft - (strip.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  if (sections.length < FEWEST) return null;

  // Not by the address: a form with changes asks before it lets go of it.
  function go(event: MouseEvent, anchor: string) {
    const place = document.getElementById(anchor);
    if (!place) return;
    event.preventDefault();
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'start' });
  }

  return (
    <nav
      ref={strip}
      data-section-menu
      aria-label={t('editor.sections')}
      className="relative flex h-10 items-stretch gap-1 overflow-x-auto overscroll-x-contain text-sm [scrollbar-width:none]"
    >
      {sections.map(({ anchor, title }) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-current={anchor === current ? 'true' : undefined}
          onClick={(event) => go(event, anchor)}
          className={cx(
            'flex min-w-6 shrink-0 items-center border-b-2 px-2 whitespace-nowrap no-underline -outline-offset-2',
            anchor === current
              ? 'border-lacquer font-semibold text-ink'
              : 'border-transparent text-muted hover:border-line hover:text-ink',
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
