import { dialCodes } from '../../../dial-codes';
import type { Language } from '../../../language';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  dial_code: string;
}

/** Names that readers would not expect as the language data has them. */
const betterNames: Record<Language, Record<string, string>> = {
  en: {
    CD: 'Congo (Democratic Republic)',
    CG: 'Congo (Republic)',
    MM: 'Myanmar',
  },
  vi: {
    BL: 'Saint-Barthélemy',
    BQ: 'Caribe thuộc Hà Lan',
    CD: 'Cộng hòa Dân chủ Congo',
    CG: 'Cộng hòa Congo',
    CI: 'Bờ Biển Ngà',
    DO: 'Cộng hòa Dominicana',
    GS: 'Nam Georgia và Quần đảo Nam Sandwich',
    IT: 'Ý',
    KN: 'Saint Kitts và Nevis',
    LB: 'Liban',
    LC: 'Saint Lucia',
    MA: 'Maroc',
    MF: 'Saint Martin',
    MM: 'Myanmar',
    SH: 'Saint Helena',
    TF: 'Lãnh thổ phía Nam thuộc Pháp',
    VA: 'Vatican',
    VC: 'Saint Vincent và Grenadines',
  },
};

const namesIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code: string): string => betterNames[language][code] ?? names.of(code) ?? code;
};

const cache = new Map<Language, readonly Country[]>();

/** Every country and territory of ISO 3166-1: Vietnam first, the others by name as the language sorts them. */
export const countriesIn = (language: Language): readonly Country[] => {
  const known = cache.get(language);
  if (known) return known;
  const nameOf = namesIn(language);
  const { compare } = new Intl.Collator(language);
  const countries = [...dialCodes]
    .map(([code, dial_code]) => ({ code, name: nameOf(code), dial_code }))
    .sort((a, b) => Number(b.code === 'VN') - Number(a.code === 'VN') || compare(a.name, b.name));
  cache.set(language, countries);
  return countries;
};
