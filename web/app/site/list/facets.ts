/** What lists can be narrowed down to beside their own filters, by the names in the address; each list has some. */
export const facetsOf = {
  attractions: [
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'minutes_max',
    'quiet',
    'open_now',
  ],
  things: [
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'minutes_max',
    'quiet',
    'open_now',
  ],
  experiences: [
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'minutes_max',
    'quiet',
    'open_now',
  ],
  restaurants: [
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'minutes_max',
    'quiet',
    'open_now',
  ],
  hotels: ['in_month', 'suits_age', 'price_max', 'access', 'shelter'],
  events: ['in_month', 'suits_age', 'price_max', 'access', 'shelter'],
} as const;

export type FacetedList = keyof typeof facetsOf;
export type FacetsOf<List extends FacetedList> = (typeof facetsOf)[List][number];
export type FacetName = FacetsOf<FacetedList>;

export const diets = [
  'vegetarian',
  'vegan',
  'chay',
  'halal_certified',
  'halal_friendly',
  'no_pork',
  'no_beef',
  'no_seafood',
  'gluten_free',
  'nut_free',
] as const;
export const accesses = ['yes', 'partly'] as const;
export const shelters = ['indoors', 'rain'] as const;
/** Before nine, till noon, till six and after it. */
export const quietParts = ['early', 'morning', 'afternoon', 'evening'] as const;

/** What was chosen, as the address writes it. */
export type ChosenFacets = Partial<Record<FacetName, string>>;

/** What the address has to be like to count. */
const shapes: Record<FacetName, RegExp> = {
  in_month: /^(best-)?(1[0-2]|[1-9])$/,
  diet: new RegExp(`^(${diets.join('|')})$`),
  suits_age: /^\d{1,2}$/,
  price_max: /^\d{1,9}$/,
  access: new RegExp(`^(${accesses.join('|')})$`),
  shelter: new RegExp(`^(${shelters.join('|')})$`),
  minutes_max: /^([5-9]|[1-9]\d{1,3})$/,
  quiet: new RegExp(`^(${quietParts.join('|')})$`),
  open_now: /^1$/,
};

/** Unknown values count for nothing. */
export const readFacets = <Name extends FacetName>(
  search: { get: (name: Name) => string | null },
  names: readonly Name[],
): ChosenFacets =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value !== null && shapes[name].test(value) ? [[name, value]] : [];
    }),
  );

/** Adds what was chosen to an address. */
export function setFacets(search: URLSearchParams, chosen: ChosenFacets): void {
  for (const [name, value] of Object.entries(chosen)) search.set(name, value);
}
