import type { FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { App } from '../app-type';
import { ApiError } from '../errors';
import { readContext } from './context';
import { findContent } from './detail';
import type { Entity } from './entity';
import { findSeo } from './seo';
import { StaleVersion } from './write';

export interface ContentRoutes {
  /** Path of the entity in the API, such as `/blogs`. */
  base: string;
  /** Heading in the API reference. */
  tag: string;
  /** Method of updates; the specification has both. */
  updateMethods: ReadonlyArray<'POST' | 'PUT'>;
  /** What an editor gets of one record; made fresh after each write. */
  detail: ZodType;
  /** More fields of an editor's detail than the entity selects. */
  enrich?: (app: App, request: FastifyRequest, row: Detail) => Promise<object>;
  /** Last change to what goes out. */
  present?: (row: Detail) => object;
}

export type Detail = Awaited<ReturnType<typeof findContent>>;

/** The record as editors get it. */
export const editorDetail = async (
  app: App,
  request: FastifyRequest,
  entity: Entity,
  routes: Pick<ContentRoutes, 'enrich' | 'present'>,
  recordId: number,
  language: 'en' | 'vi',
) => {
  const row = await findContent(
    entity,
    { ...readContext(app, request, language), includeHidden: true },
    recordId,
  );
  const seo = await findSeo(app.db, entity.moduleId, row.id, language);
  const presented = routes.present?.(row) ?? row;
  return { ...presented, seo, ...(await routes.enrich?.(app, request, row)) };
};

/** Runs a write; a stale version becomes 409 with the stored record, read after the transaction was rolled back. */
export const writing = async <T>(run: () => Promise<T>, stored: () => Promise<unknown>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StaleVersion) throw new ApiError('version_conflict', { data: await stored() });
    throw error;
  }
};
