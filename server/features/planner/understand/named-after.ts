import type { PlannerCity } from '../candidates/cities';
import type { Mention } from './place-mentions';

const before =
  /(?<!\p{L})(?:uncle|president|chairman|see|meet|visit|honou?r|bac|chu tich|lang|vieng|tham vieng|tuong dai|bao tang|duong)(?: (?:lang|bac|chu tich|the late|old))* $/u;
const after =
  /^(?:'s)?,? ?(?:himself|mausoleum|museum|trail|tomb|body|house|stilt house|lying|embalmed|complex|highway|statue)(?![\p{L}])/u;

/**
 * "I must see Ho Chi Minh himself", "Ho Chi Minh Mausoleum", "đường Nguyễn Huệ": the man, and not the city that bears his
 * name, or one that is written alike.
 */
export const isOfMan = (folded: string, { at, end }: Pick<Mention, 'at' | 'end'>): boolean =>
  (/^hue$/u.test(folded.slice(at, end).trim()) && /(?<!\p{L})nguyen $/u.test(folded.slice(0, at))) ||
  isHoChiMinh(folded, { at, end });

const isHoChiMinh = (folded: string, { at, end }: Pick<Mention, 'at' | 'end'>): boolean =>
  /^ho chi minh$/u.test(folded.slice(at, end).trim()) &&
  (after.test(folded.slice(end)) ||
    (before.test(folded.slice(0, at)) && !/(?:see|visit|tham) $/u.test(folded.slice(0, at))));

/** Towns of a province that was named while the one that stands for it is refused: "Quảng Ninh, not Hạ Long". */
export const othersOfProvince = (
  visited: readonly Mention[],
  left: readonly number[],
  cities: readonly PlannerCity[],
): Array<{ id: number; at: number }> =>
  visited.flatMap(({ province, at, target }) =>
    province !== undefined && 'city' in target && left.includes(target.city.id)
      ? cities
          .filter(({ id, provinces }) => !left.includes(id) && provinces.includes(province))
          .slice(0, 1)
          .map(({ id }) => ({ id, at }))
      : [],
  );
