import { z } from 'zod';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { referenceSchema } from '../../platform/responses';
import { region } from '../region/kind';
import { city } from './kind';

export const menuSchema = z.array(
  z.object({
    region: referenceSchema,
    cities: z.array(referenceSchema.extend({ image: z.string().nullable() })),
  }),
);

/** Regions in their order, each with its cities, the highlighted ones first; regions without a live city are left out. */
export const cityMenu = async (context: ReadContext): Promise<z.output<typeof menuSchema>> => {
  const [regions, members] = await Promise.all([
    listRows(region, context, { per_page: 100 }),
    listRows(city, context, { per_page: 10_000 }),
  ]);
  return regions
    .map(({ id, title, slug }) => ({
      region: { id, title, slug },
      cities: members
        .filter((member) => member.region?.id === id)
        .sort((one, other) => Number(other.is_highlight) - Number(one.is_highlight))
        .map((member) => ({ id: member.id, title: member.title, slug: member.slug, image: member.image })),
    }))
    .filter((entry) => entry.cities.length > 0);
};
