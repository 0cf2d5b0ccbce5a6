import type { Language } from '~/i18n/languages';

/** The page for being there, of a town or of none yet. It stands apart from `sitePaths`, which every page loads. */
export const todayPath = (language: Language, citySlug?: string): string =>
  `/${language}/today${citySlug ? `?city=${encodeURIComponent(citySlug)}` : ''}`;
