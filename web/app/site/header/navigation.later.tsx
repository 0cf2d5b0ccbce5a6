import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShellData } from '~/site/shell-data.server';
import { ThemeSwitch } from '~/ui/theme-switch';
import { DestinationsPanel } from './destinations-panel';
import { Disclosure } from './disclosure';
import { EventsPanel } from './events-panel';
import { ExperiencesPanel } from './experiences-panel';
import { NAVIGATION_ID } from './navigation-id';
import { PlanPanel } from './plan-panel';
import { StoriesPanel } from './stories-panel';
import { ThingsPanel } from './things-panel';

/** The browser opens and closes it by itself on small screens; React 18 knows the attribute by its plain name only. */
const popover = { popover: 'auto' };

/**
 * The main navigation, once for all screens: a row with panels where there is room, else a list that the menu button
 * opens over the page. Both work without JavaScript.
 */
export function Navigation({ data }: { data: ShellData }) {
  const { t } = useTranslation('site');
  const { key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { menu, types, things, tools, events, categories } = data;

  const place = useRef(key);

  useEffect(() => {
    // A new place closes it; one that was opened before this part was taken over stays.
    if (place.current === key) return;
    place.current = key;
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  }, [key]);

  useEffect(() => {
    // What has the focus would lie behind it. The button that opens it stands above, and closes it by itself.
    function onFocusIn({ target }: FocusEvent) {
      const element = nav.current;
      if (!(target instanceof HTMLElement) || !element?.matches(':popover-open')) return;
      if (element.contains(target) || target.matches(`[popovertarget=${NAVIGATION_ID}]`)) return;
      element.hidePopover();
      // Hiding it gives the focus back to the button; here it has gone on.
      target.focus();
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  return (
    <nav
      ref={nav}
      id={NAVIGATION_ID}
      aria-label={t('header.main')}
      {...popover}
      className="border-line bg-surface text-ink max-lg:fixed max-lg:inset-x-0 max-lg:top-16 max-lg:bottom-auto max-lg:max-h-[calc(100dvh-4rem)] max-lg:w-full max-lg:max-w-none max-lg:overflow-y-auto max-lg:border-b max-lg:px-(--gutter) max-lg:pt-2 max-lg:pb-8 max-lg:shadow-lift lg:static lg:m-0 lg:flex lg:min-w-0 lg:flex-wrap lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0"
    >
      {menu.length > 0 && (
        <Disclosure label={t('header.destinations')}>
          <DestinationsPanel menu={menu} />
        </Disclosure>
      )}
      {types.length > 0 && (
        <Disclosure label={t('header.experiences')}>
          <ExperiencesPanel types={types} />
        </Disclosure>
      )}
      {things.length > 0 && (
        <Disclosure label={t('header.things')}>
          <ThingsPanel things={things} />
        </Disclosure>
      )}
      {tools.length > 0 && (
        <Disclosure label={t('header.plan')}>
          <PlanPanel tools={tools} />
        </Disclosure>
      )}
      {events.length > 0 && (
        <Disclosure label={t('header.events')}>
          <EventsPanel events={events} />
        </Disclosure>
      )}
      {categories.length > 0 && (
        <Disclosure label={t('header.stories')}>
          <StoriesPanel categories={categories} />
        </Disclosure>
      )}
      <div className="mt-4 sm:hidden">
        <ThemeSwitch />
      </div>
    </nav>
  );
}
