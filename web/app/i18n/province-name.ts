import type { Language } from './languages';

/** A province as readers of a language know it: only Hồ Chí Minh City has a name of its own in English. */
export const provinceName = (name: string, language: Language): string =>
  language === 'vi' ? name : name.replace(/^(TP\.?|Thành phố) Hồ Chí Minh$/, 'Hồ Chí Minh City');
