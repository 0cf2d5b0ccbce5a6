import { fold } from '../fold';
import type { Language } from '../language';

/** The three parts of the country of which everybody in Vietnam speaks; the Highlands belong to the centre. */
export const countryParts = ['north', 'central', 'south'] as const;
export type CountryPart = (typeof countryParts)[number];

/** What the parts are called in addresses. */
export const partSlugs: Readonly<Record<Language, Readonly<Record<CountryPart, string>>>> = {
  en: { north: 'northern-vietnam', central: 'central-vietnam', south: 'southern-vietnam' },
  vi: { north: 'mien-bac', central: 'mien-trung', south: 'mien-nam' },
};

/** The 34 units since 1 July 2025 by part: Bắc Bộ, Trung Bộ, Nam Bộ. */
const provinces: Readonly<Record<CountryPart, string>> = {
  north:
    'Hà Nội, Hải Phòng, Quảng Ninh, Bắc Ninh, Hưng Yên, Ninh Bình, Phú Thọ, Thái Nguyên, Lạng Sơn, Cao Bằng, Tuyên Quang, Lào Cai, Lai Châu, Điện Biên, Sơn La',
  central:
    'Thanh Hóa, Nghệ An, Hà Tĩnh, Quảng Trị, Huế, Đà Nẵng, Quảng Ngãi, Gia Lai, Đắk Lắk, Khánh Hòa, Lâm Đồng',
  south: 'Hồ Chí Minh, Đồng Nai, Tây Ninh, Đồng Tháp, Vĩnh Long, An Giang, Cần Thơ, Cà Mau',
};

const partOf = new Map(
  countryParts.flatMap((part) => provinces[part].split(', ').map((name) => [fold(name), part] as const)),
);

/** The part of a province by its name of today, with "TP." or "tỉnh" before it or without; `undefined` for another name. */
export const partOfProvince = (province: string): CountryPart | undefined =>
  partOf.get(fold(province).replace(/^(?:tp\.?|thanh pho|tinh)\s+|\s+city$/g, ''));
