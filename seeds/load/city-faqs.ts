import { readYaml } from './files';
import type { City } from './shapes';
import { cityFaqsShape } from './shapes/faqs';

const file = 'faqs/city.yaml';

/** Adds the questions of the common list to those in the cities' own records. @throws Error about a city that isn't there */
export const withCommonFaqs = async (cities: readonly City[]): Promise<City[]> => {
  const { items } = await readYaml(file, cityFaqsShape);
  const stray = items.find(({ city }) => !cities.some(({ key }) => key === city));
  if (stray) throw new Error(`${file}: no city is called ${stray.city}`);
  return cities.map((city) => ({
    ...city,
    faqs: [...city.faqs, ...items.filter((item) => item.city === city.key).map(({ en, vi }) => ({ en, vi }))],
  }));
};
