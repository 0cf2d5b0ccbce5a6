import type { HomeSettings } from '~/api/types';

/** The parts of the home page below its opening, in the order they have unless the settings say otherwise. */
const homeSections = [
  'highlights',
  'experiences',
  'when_to_go',
  'events',
  'itineraries',
  'map',
  'things_to_do',
  'stories',
  'essentials',
  'plan_your_trip',
] as const;

export type SectionCode = (typeof homeSections)[number];

export interface HomeSection {
  code: SectionCode;
  /** Empty where the page's own words are used. */
  title: string;
}

const isSectionCode = (code: string): code is SectionCode => homeSections.some((known) => known === code);

/** Every part in order; one that the settings do not name comes after the one that it usually follows. */
export function orderSections(
  settings: HomeSettings['sections'] | undefined,
): Array<HomeSection & { is_visible: boolean }> {
  const arranged = [...(settings ?? [])]
    .sort((a, b) => a.sort - b.sort)
    .flatMap(({ code, title, is_visible }) =>
      isSectionCode(code) ? [{ code, title: title ?? '', is_visible }] : [],
    );
  homeSections.forEach((code, index) => {
    if (arranged.some((section) => section.code === code)) return;
    const before = arranged.findIndex((section) => section.code === homeSections[index - 1]);
    arranged.splice(before + 1, 0, { code, title: '', is_visible: true });
  });
  return arranged;
}

/** The parts to show, in order. */
export function arrangeSections(settings: HomeSettings['sections'] | undefined): HomeSection[] {
  return orderSections(settings)
    .filter(({ is_visible }) => is_visible)
    .map(({ code, title }) => ({ code, title }));
}
