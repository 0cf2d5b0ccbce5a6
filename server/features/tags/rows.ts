import { inArray } from 'drizzle-orm';
import type { Listed, ReadContext, Selection } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { blog } from '../../kinds/blog/kind';
import { city } from '../../kinds/city/kind';
import { presentEvent } from '../../kinds/event';
import { event } from '../../kinds/event/kind';
import { experience } from '../../kinds/experience/kind';
import { resource } from '../../kinds/resource/kind';
import { thingToDo } from '../../kinds/thing-to-do/kind';
import { tour } from '../../kinds/tour/kind';
import type { Found } from '../search/find';

/** The rows of records that were found, as the lists of their kinds have them. One query for each kind, none for none. */
export const rowsOf = async (given: ReadContext, found: readonly Found[]) => {
  const context = { ...given, includeHidden: false };
  const rows = async <L extends Selection>(entity: Listed<L> & { name: string }) => {
    const ids = found.filter(({ type }) => type === entity.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    return listRows(entity, context, { per_page: ids.length, where: [inArray(entity.record.id, ids)] });
  };
  const [cities, blogs, events, tours, experiences, things_to_do, resources] = await Promise.all([
    rows(city),
    rows(blog),
    rows(event),
    rows(tour),
    rows(experience),
    rows(thingToDo),
    rows(resource),
  ]);
  return {
    cities,
    blogs,
    events: events.map((row) => presentEvent(row)),
    tours,
    experiences,
    things_to_do,
    resources,
  };
};
