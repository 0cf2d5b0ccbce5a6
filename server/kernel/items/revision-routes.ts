import { z } from 'zod';
import type { App } from '../../app-type';
import { idParam } from '../../fields';
import { writeContext } from '../context';
import { writing } from '../editor-detail';
import { restoreBody, restoredOf, restoredText, restoreText } from '../restore-shapes';
import { pastState, pastStates, pastStatesOf, pastStatesQuery } from '../revision-routes';
import type { Item } from './item';
import { restoreItemState } from './revisions';
import { editorItem, type ItemRoutes, optionalLanguage, params, say } from './route-parts';

/** `GET {base}/{id}/revisions` and `POST {base}/{id}/revisions/{version}/restore`. */
export const itemRevisionRoutes = (app: App, item: Item, { base, tag, row }: ItemRoutes) => {
  app.get(
    `${base}/:id/revisions`,
    {
      config: { access: item.right('read') },
      schema: {
        tags: [tag],
        summary: `Past states, newest first: ${tag}`,
        params,
        querystring: pastStatesQuery,
        response: { 200: pastStatesOf },
      },
    },
    (request) => pastStates(app.db, item.name, request.params.id, request.query.before),
  );

  app.post(
    `${base}/:id/revisions/:version/restore`,
    {
      config: { access: item.right('update'), versioned: true },
      schema: {
        tags: [tag],
        summary: `Make a past state the current one: ${tag}`,
        description: restoreText,
        params: z.object({ id: idParam, version: idParam }),
        querystring: optionalLanguage,
        body: restoreBody,
        response: { 200: restoredOf(row) },
      },
    },
    async (request) => {
      const { id, version } = request.params;
      const { lang_id } = request.query;
      const snapshot = await pastState(app.db, item.name, id, version);
      const stored = () => editorItem(app, request, item, id, lang_id);
      const unrestored = await writing(
        () =>
          app.db.transaction((tx) =>
            restoreItemState(writeContext(tx, request, lang_id), item, id, snapshot, request.body?.version),
          ),
        stored,
      );
      return {
        message: say(request, restoredText(unrestored), lang_id),
        data: await stored(),
        unrestored,
      };
    },
  );
};
