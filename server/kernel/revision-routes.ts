import { and, desc, eq, lt, min } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../db/client';
import { admins, revisions } from '../../db/schema';
import type { App } from '../app-type';
import { ApiError } from '../errors';
import { idParam } from '../fields';
import { langId } from '../language';
import { message } from '../platform/messages';
import { dataOf } from '../platform/responses';
import { formatDateTime } from '../time';
import { languageOf } from './context';
import { type ContentRoutes, editorDetail, writing } from './editor-detail';
import type { Entity } from './entity';
import { asRead, pathsOfPictures } from './past-pictures';
import { restoreBody, restoredOf, restoredText, restoreText } from './restore-shapes';
import { restoreRevision } from './revisions';

const revisionRow = z.object({
  version: z.number().int(),
  lang_id: z.string(),
  admin: z.object({ id: z.number().int(), full_name: z.string() }).nullable(),
  created_at: z.string(),
  is_original: z
    .boolean()
    .meta({ description: 'As it came with the product or was made, before anybody changed it' }),
  snapshot: z.record(z.string(), z.unknown()),
});

/** How many past states an editor is shown at once. */
const shown = 50;

export const pastStatesQuery = z.object({
  before: idParam.optional().meta({ description: 'Only states before this version: the next page' }),
});

/** What routes answer with past states. */
export const pastStatesOf = dataOf(z.array(revisionRow)).extend({
  older: z.boolean().meta({ description: 'There are still older ones' }),
});

/** Past states of a record, newest first, from before a version where one is given. */
export const pastStates = async (db: Queryable, name: string, recordId: number, before?: number) => {
  const ofRecord = and(eq(revisions.entity, name), eq(revisions.record_id, recordId));
  const found = await db
    .select({ revision: revisions, admin: { id: admins.id, full_name: admins.full_name } })
    .from(revisions)
    .leftJoin(admins, eq(admins.id, revisions.admin_id))
    .where(and(ofRecord, before === undefined ? undefined : lt(revisions.version, before)))
    .orderBy(desc(revisions.version))
    .limit(shown + 1);
  const rows = found.slice(0, shown);
  const [first] = await db
    .select({ version: min(revisions.version) })
    .from(revisions)
    .where(ofRecord);
  const paths = await pathsOfPictures(
    db,
    rows.map(({ revision }) => revision.snapshot),
  );
  const data = rows.map(({ revision, admin }) => ({
    version: revision.version,
    lang_id: revision.lang_id,
    admin,
    created_at: formatDateTime(revision.created_at),
    is_original: revision.admin_id === null && revision.version === first?.version,
    snapshot: asRead(revision.snapshot, paths),
  }));
  return { data, older: found.length > shown };
};

/** One past state of a record. @throws ApiError not_found */
export const pastState = async (db: Queryable, name: string, recordId: number, version: number) => {
  const [revision] = await db
    .select({ snapshot: revisions.snapshot })
    .from(revisions)
    .where(
      and(eq(revisions.entity, name), eq(revisions.record_id, recordId), eq(revisions.version, version)),
    );
  if (!revision) throw new ApiError('not_found');
  return revision.snapshot;
};

/** `GET {base}/{id}/revisions` and `POST {base}/{id}/revisions/{version}/restore`. */
export const revisionRoutes = (app: App, entity: Entity, routes: ContentRoutes) => {
  const { base, tag } = routes;

  app.get(
    `${base}/:id/revisions`,
    {
      config: { access: `${entity.name}.read` },
      schema: {
        tags: [tag],
        summary: `Past states, newest first: ${tag}`,
        params: z.object({ id: idParam }),
        querystring: pastStatesQuery,
        response: { 200: pastStatesOf },
      },
    },
    (request) => pastStates(app.db, entity.name, request.params.id, request.query.before),
  );

  app.post(
    `${base}/:id/revisions/:version/restore`,
    {
      config: { access: `${entity.name}.update`, versioned: true },
      schema: {
        tags: [tag],
        summary: `Make a past state the current one: ${tag}`,
        description: restoreText,
        params: z.object({ id: idParam, version: idParam }),
        querystring: z.object({ lang_id: langId.optional() }),
        body: restoreBody,
        response: { 200: restoredOf(routes.detail) },
      },
    },
    async (request) => {
      const { id, version } = request.params;
      const language = languageOf(request, request.query.lang_id);
      const snapshot = await pastState(app.db, entity.name, id, version);
      const stored = () => editorDetail(app, request, entity, routes, id, language);
      const unrestored = await writing(
        () =>
          app.db.transaction((tx) =>
            restoreRevision(tx, entity, id, snapshot, {
              actor: request.actor,
              language,
              requestId: request.id,
              input: {},
              version: request.body?.version,
            }),
          ),
        stored,
      );
      return { message: message(language, restoredText(unrestored)), data: await stored(), unrestored };
    },
  );
};
