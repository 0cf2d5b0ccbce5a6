import type { PlannerCity } from '../candidates/cities';
import { attractionsIn, fitOf, isDecided } from '../gazetteer/known-for';
import { idOf, type Mention } from './place-mentions';

/** A town that has what people come for, by its points in the gazetteer. */
const hasIt = 0.3;

/**
 * "Lâm Đồng" stands for Đà Lạt, but for its coast where the sea is what people come for: provinces reach further since
 * they were merged. Where a province is all that is named, the town of it is meant that has what is wished for.
 */
export const meantInProvince = (
  plain: string,
  mentions: readonly Mention[],
  cities: readonly PlannerCity[],
): Mention[] => {
  const [first] = mentions;
  const province = first?.province;
  const isAll = mentions.every((one) => one.province === province && idOf(one) === idOf(first as Mention));
  if (!first || province === undefined || !isAll || !('city' in first.target)) return [...mentions];
  const wished = attractionsIn(plain);
  if (!isDecided(wished) || fitOf(wished, first.target.city.code) >= hasIt) return [...mentions];
  const [best] = cities
    .filter(({ provinces }) => provinces.includes(province))
    .map((city) => ({ city, fit: fitOf(wished, city.code) }))
    .toSorted((a, b) => b.fit - a.fit);
  if (!best || best.fit < hasIt) return [...mentions];
  return mentions.map((mention) => ({ ...mention, target: { city: best.city } }));
};
