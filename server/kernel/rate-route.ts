import { z } from 'zod';
import type { App } from '../app-type';
import { ApiError } from '../errors';
import { idParam } from '../fields';
import { message } from '../platform/messages';
import { writtenOf } from '../platform/responses';
import { languageOf, readContext } from './context';
import { findContent } from './detail';
import type { Entity } from './entity';
import { rate, ratedData, refuseMemorial, scoreBody } from './rate';

type RatedTable = Parameters<typeof rate>[1]['table'];

/**
 * `POST {base}/{id}/rate {score}`: a customer's score from 1 to 5 for a live record, once.
 * @param entity one whose table has the rating columns
 */
export const rateRoute = (app: App, entity: Entity, { base, tag }: { base: string; tag: string }) => {
  const rated = { entity: entity.name, table: entity.record as unknown as RatedTable };

  app.post(
    `${base}/:id/rate`,
    {
      config: { access: 'customer', signInFor: 'sign_in_to_rate' },
      schema: {
        tags: [tag],
        summary: `Rate, once: ${tag}`,
        params: z.object({ id: idParam }),
        body: scoreBody,
        response: { 200: writtenOf(ratedData) },
      },
    },
    async (request) => {
      const { actor } = request;
      if (actor.kind !== 'customer') throw new ApiError('unauthenticated');
      const row = await findContent(entity, readContext(app, request, undefined), request.params.id);
      refuseMemorial(row, 'id');
      const data = await app.db.transaction((tx) =>
        rate(tx, rated, { recordId: row.id, customerId: actor.id, score: request.body.score }),
      );
      return { message: message(languageOf(request, undefined), 'rated'), data };
    },
  );
};
