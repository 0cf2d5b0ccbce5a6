import { and, desc, eq, min } from 'drizzle-orm';
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

export const revisionRow = z.object({
  version: z.number().int(),
  lang_id: z.string(),
  admin: z.object({ id: z.number().int(), full_name: z.string() }).nullable(),
  created_at: z.string(),
  is_original: z
    .boolean()
    .meta({ description: 'As it came with the product or was made, before anybody changed it' }),
  snapshot: z.record(z.string(), z.unknown()),
});

/** How many past states an editor is shown. */
const shown = 50;

/** Past states of a record, newest first. */
export const pastStates = async (db: Queryable, name: string, recordId: number) => {
  const ofRecord = and(eq(revisions.entity, name), eq(revisions.record_id, recordId));
  const rows = await db
    .select({ revision: revisions, admin: { id: admins.id, full_name: admins.full_name } })
    .from(revisions)
    .leftJoin(admins, eq(admins.id, revisions.admin_id))
    .where(ofRecord)
    .orderBy(desc(revisions.version))
    .limit(shown);
  const [first] = await db
    .select({ version: min(revisions.version) })
    .from(revisions)
    .where(ofRecord);
  const paths = await pathsOfPictures(
    db,
    rows.map(({ revision }) => revision.snapshot),
  );
  return rows.map(({ revision, admin }) => ({
    version: revision.version,
    lang_id: revision.lang_id,
    admin,
    created_at: formatDateTime(revision.created_at),
    is_original: revision.admin_id === null && revision.version === first?.version,
    snapshot: asRead(revision.snapshot, paths),
  }));
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
        response: { 200: dataOf(z.array(revisionRow)) },
      },
    },
    async (request) => ({ data: await pastStates(app.db, entity.name, request.params.id) }),
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
