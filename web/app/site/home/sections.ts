import type { HomeSettings } from '~/api/types';

/** The parts of the home page below its opening, in the order they have unless the settings say otherwise. */
export const homeSections = ['highlights', 'when_to_go', 'map', 'stories'] as const;

type SectionCode = (typeof homeSections)[number];

export interface HomeSection {
  code: SectionCode;
  /** Empty where the page's own words are used. */
  title: string;
}

const isSectionCode = (code: string): code is SectionCode => homeSections.some((known) => known === code);

/** The parts to show, in order; parts that the settings do not name keep their place at the end. */
export function arrangeSections(settings: HomeSettings['sections'] | undefined): HomeSection[] {
  const named = [...(settings ?? [])]
    .sort((a, b) => a.sort - b.sort)
    .flatMap(({ code, title, is_visible }) =>
      isSectionCode(code) ? [{ code, title: title ?? '', is_visible }] : [],
    );
  const unnamed = homeSections
    .filter((code) => !named.some((section) => section.code === code))
    .map((code) => ({ code, title: '', is_visible: true }));
  return [...named, ...unnamed]
    .filter(({ is_visible }) => is_visible)
    .map(({ code, title }) => ({ code, title }));
}
