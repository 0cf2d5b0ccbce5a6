import type { Line, SectionOf } from './described';
import type { Words } from './use-words';

export function priceLines({ t, language, money }: Words, section: SectionOf<'price'>): Line[] {
  const { is_free, adult, foreign_adult, child, child_below, combined, meal_from, meal_to, note } = section;
  const sum = (vnd: number) => (vnd === 0 ? t('no_charge') : money(vnd));
  const foreign = foreign_adult !== undefined && t('foreign', { price: sum(foreign_adult) });
  const own =
    adult !== undefined && t(foreign_adult === undefined ? 'adult' : 'domestic', { price: sum(adult) });
  return [
    is_free && t('free'),
    // Whoever reads English mostly pays the price of foreigners.
    ...(language === 'en' ? [foreign, own] : [own, foreign]),
    child !== undefined &&
      (child_below
        ? t('child_below', { age: child_below, price: sum(child) })
        : t('child', { price: sum(child) })),
    combined && t('combined', { price: sum(combined.adult), with: combined.with[language] }),
    meal_from !== undefined &&
      (meal_to !== undefined && meal_to !== meal_from
        ? t('meal', { from: money(meal_from), to: money(meal_to) })
        : t('meal_one', { from: money(meal_from) })),
    note?.[language],
  ];
}

export const bookingLines = ({ t }: Words, { need, days_ahead }: SectionOf<'booking'>): Line[] => [
  need && t(`need.${need}`),
  days_ahead !== undefined && days_ahead > 0 && t('days_ahead', { count: days_ahead }),
];

/** What is without meat, as opposed to what only leaves one thing out. */
const meatless = ['chay', 'vegan', 'vegetarian'] as const;
const halal = ['halal_certified', 'halal_friendly'] as const;
const free = ['no_beef', 'no_pork', 'no_seafood', 'gluten_free', 'nut_free'] as const;
/** Where there is something without meat, it goes without saying that there is something without beef. */
const saidByMeatless: readonly string[] = ['no_beef', 'no_pork', 'no_seafood'];

export function dietLines({ t, ...say }: Words, section: SectionOf<'diet'>): Line[] {
  const { served, fish_sauce, dish_starts, dish_ends } = section;
  const has = (one: (typeof free | typeof meatless | typeof halal)[number]) => served?.includes(one);
  const dishes = [...meatless, ...halal].filter(has);
  const isMeatless = meatless.some(has);
  const without = free.filter((one) => has(one) && !(isMeatless && saidByMeatless.includes(one)));
  return [
    served?.length === 0 && t('none_served'),
    dishes.length > 0 && t('served', { list: say.list(dishes.map((one) => t(`diets.${one}`))) }),
    without.length > 0 && t('without', { list: say.either(without.map((one) => t(`lacks.${one}`))) }),
    fish_sauce && t('fish_sauce'),
    dish_starts && dish_ends && t('dish', { from: dish_starts, to: dish_ends }),
    dish_starts && !dish_ends && t('dish_from', { from: dish_starts }),
    dish_ends && !dish_starts && t('dish_until', { to: dish_ends }),
  ];
}

export const stayLines = ({ t }: Words, section: SectionOf<'stay'>): Line[] => {
  const { check_in, check_out, family_rooms, lift } = section;
  return [
    check_in && t('check_in', { time: check_in }),
    check_out && t('check_out', { time: check_out }),
    family_rooms !== undefined && t(family_rooms ? 'family_rooms' : 'no_family_rooms'),
    lift !== undefined && t(lift ? 'lift' : 'no_lift'),
  ];
};
