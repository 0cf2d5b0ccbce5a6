import { eq, ne, sql } from 'drizzle-orm';
import { events } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { type FacetQuery, withFacets } from '../../kernel/facets';
import { type ListRequest, listContent, listRows } from '../../kernel/list';
import { byDate, isOngoingOrUpcoming } from './dates';
import { eventFacets } from './facets';
import { event } from './kind';
import { type PictureQuery, presentEvent } from './present';

const relatedShown = 4;

/** A page of events by date: those that are on, those to come, those that are over. */
export const eventPageOf = async (context: ReadContext, request: ListRequest, size: PictureQuery) => {
  const { data, total, last_page } = await listContent(event, context, { orderBy: byDate, ...request });
  return {
    events: data.map((row) => presentEvent(row, size)),
    total_page: last_page,
    total_record: total,
  };
};

/** The same narrowed down by facets. */
export const facetedEvents = async (
  context: ReadContext,
  { where = [], ...request }: ListRequest & FacetQuery & { facets?: boolean | undefined },
  size: PictureQuery,
) => {
  const { page, per_page, keyword } = request;
  const { where: all, ...counted } = await withFacets(event, eventFacets, context, { ...request, where });
  return { ...(await eventPageOf(context, { page, per_page, keyword, where: all }, size)), ...counted };
};

/** Events that are on or to come, those that are on first. */
export const ongoingAndUpcoming = async (context: ReadContext, limit: number, size: PictureQuery) => {
  const rows = await listRows(event, context, {
    per_page: limit,
    where: [isOngoingOrUpcoming],
    orderBy: byDate,
  });
  return rows.map((row) => presentEvent(row, size));
};

/** What else is on or to come, in the same city first, then of the same type. */
export const relatedEvents = async (
  context: ReadContext,
  self: { id: number; type: string; city_id: number | null },
  size: PictureQuery,
) => {
  const rows = await listRows(
    event,
    { ...context, includeHidden: false },
    {
      per_page: relatedShown,
      where: [ne(events.id, self.id), isOngoingOrUpcoming],
      orderBy: [
        sql`coalesce(${events.city_id} = ${self.city_id}, false) desc`,
        sql`(${eq(events.type, self.type)}) desc`,
        ...byDate,
      ],
    },
  );
  return rows.map((row) => presentEvent(row, size));
};
