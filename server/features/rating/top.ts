import { type AnyColumn, gt } from 'drizzle-orm';
import { blogs, experiences, resources, thingsToDo, tours } from '../../../db/schema';
import type { Listed, ReadContext, Selection } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { bestRatedFirst } from '../../kernel/rating';
import { blog } from '../../kinds/blog/kind';
import { experience } from '../../kinds/experience/kind';
import { resource } from '../../kinds/resource/kind';
import { thingToDo } from '../../kinds/thing-to-do/kind';
import { tour } from '../../kinds/tour/kind';

interface Rated {
  rating_sum: AnyColumn;
  rating_count: AnyColumn;
  sort: AnyColumn;
}

const bestOf = <L extends Selection>(entity: Listed<L>, table: Rated, context: ReadContext, limit: number) =>
  listRows(entity, context, {
    per_page: limit,
    where: [gt(table.rating_count, 0)],
    orderBy: bestRatedFirst(table),
  });

/** What customers rated best of each kind; nothing of a kind that nobody has rated. One query for each kind. */
export const topRated = async (given: ReadContext, limit: number) => {
  const context = { ...given, includeHidden: false };
  const [things_to_do, experiencesFound, places, itineraries, articles] = await Promise.all([
    bestOf(thingToDo, thingsToDo, context, limit),
    bestOf(experience, experiences, context, limit),
    bestOf(resource, resources, context, limit),
    bestOf(tour, tours, context, limit),
    bestOf(blog, blogs, context, limit),
  ]);
  return {
    things_to_do,
    experiences: experiencesFound,
    resources: places,
    tours: itineraries,
    blogs: articles,
  };
};
