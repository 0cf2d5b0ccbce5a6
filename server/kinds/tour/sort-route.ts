import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { ids } from '../../fields';
import { languageOf, writeContext } from '../../kernel/context';
import { sortContent, sortFields } from '../../kernel/publish';
import { message } from '../../platform/messages';
import { tour } from './kind';

const sortBody = z
  .strictObject({ tour_ids: ids.optional(), ids: ids.optional(), ...sortFields })
  .refine((body) => (body.tour_ids === undefined) !== (body.ids === undefined), {
    error: 'one_of_two',
    path: ['tour_ids'],
  });

/** The names of fields as the caller wrote them. */
const renamed = (error: unknown): unknown => {
  const { ids: about, ...others } = (error instanceof ApiError && error.details.fields) || {};
  return about ? new ApiError('invalid', { fields: { ...others, tour_ids: about } }) : error;
};

/**
 * Makes the sort route that all content has take `tour_ids`, as the specification calls them here; `ids` stays as the
 * name that the back office uses everywhere. For the hook that sees routes before they are added.
 */
export const takeTourIds = (app: App) => (route: RouteOptions) => {
  if (route.url !== '/tour/sort') return;
  route.schema = { ...route.schema, body: sortBody };
  route.handler = async (request) => {
    const { tour_ids, ids: plain = [], seen, lang_id } = sortBody.parse(request.body);
    try {
      await app.db.transaction((tx) =>
        sortContent(writeContext(tx, request, lang_id), tour, tour_ids ?? plain, seen),
      );
    } catch (error) {
      throw tour_ids ? renamed(error) : error;
    }
    return { message: message(languageOf(request, lang_id), 'sorted') };
  };
};
