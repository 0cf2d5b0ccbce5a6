import { type Language, languages } from '~/i18n/languages';

/** Vietnamese first, as everywhere in the back office. */
export const languageOrder: readonly Language[] = [...languages].reverse();
