import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireRight } from '../../access';
import { ApiError } from '../../errors';
import { idParam } from '../../fields';
import { langId } from '../../language';
import { signedInAdmin } from '../admins/signed-in';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { dataOf, messageOnly, writtenOf } from '../responses';
import { addPicture } from './add-picture';
import { changePicture, StaleVersion } from './change-picture';
import type { Author } from './history';
import { findMedia, listMedia } from './records';
import { binPicture, restorePicture } from './remove-picture';
import { replacePicture } from './replace-picture';
import { changeBody, mediaDetail, mediaList, mediaListQuery, replaceBody, uploadBody } from './schemas';
import type { MediaStore } from './store';
import { readForm, uploadLimits } from './upload';

const tags = ['Media'];
const params = z.object({ id: idParam });
const language = z.object({ lang_id: langId.optional() });

const authorOf = (request: FastifyRequest): Author => ({
  adminId: signedInAdmin(request).id,
  requestId: request.id,
});

/** The media library: what editors upload, describe and remove. */
export const libraryRoutes = async (instance: FastifyInstance, store: MediaStore) => {
  await instance.register(fastifyMultipart, { limits: uploadLimits });
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const stores = { db: app.db, store };

  app.post(
    '/media',
    {
      config: { access: 'media.create', lane: 'upload' },
      preValidation: readForm(uploadLimits),
      schema: {
        tags,
        summary: 'Upload a picture',
        description: 'A picture that the library has already gives its record.',
        consumes: ['multipart/form-data'],
        body: uploadBody,
        response: { 201: writtenOf(mediaDetail) },
      },
    },
    async (request, reply) => {
      const { file, alt_en, alt_vi, folder } = request.body;
      const lang = readerLanguage(request);
      const { id } = await addPicture(stores, {
        bytes: Buffer.from(await file.arrayBuffer()),
        originalName: file.name,
        alt: { en: alt_en, vi: alt_vi },
        folder,
        author: authorOf(request),
      });
      const data = await findMedia(app.db, id, lang);
      return reply.status(201).send({ message: message(lang, 'uploaded'), data });
    },
  );

  app.get(
    '/media',
    {
      config: { access: 'media.read' },
      schema: {
        tags,
        summary: 'Pictures of the library',
        querystring: mediaListQuery,
        response: { 200: mediaList },
      },
    },
    (request) => listMedia(app.db, request.query, readerLanguage(request)),
  );

  app.get(
    '/media/records/:id',
    {
      config: { access: 'media.read' },
      schema: {
        tags,
        summary: 'A picture and where it is used',
        params,
        querystring: language,
        response: { 200: dataOf(mediaDetail) },
      },
    },
    async (request) => ({ data: await findMedia(app.db, request.params.id, readerLanguage(request)) }),
  );

  app.put(
    '/media/records/:id',
    {
      config: { access: 'media.translate' },
      schema: {
        tags,
        summary: 'Change alt texts, focal point or folder',
        description:
          '`media.translate` writes alt texts; the rest needs `media.update`. Another focal point gives the picture another file name; the old one stays good.',
        params,
        body: changeBody,
        response: { 200: writtenOf(mediaDetail) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { alt_en, alt_vi, ...change } = request.body;
      const { version: _version, ...more } = change;
      if (Object.keys(more).length > 0) requireRight(request.actor, 'media.update');
      const lang = readerLanguage(request);
      try {
        await changePicture(stores, id, { ...change, alt: { en: alt_en, vi: alt_vi } }, authorOf(request));
      } catch (error) {
        if (!(error instanceof StaleVersion)) throw error;
        throw new ApiError('version_conflict', { data: await findMedia(app.db, id, lang) });
      }
      return { message: message(lang, 'updated'), data: await findMedia(app.db, id, lang) };
    },
  );

  app.post(
    '/media/records/:id/file',
    {
      config: { access: 'media.update', lane: 'upload', versioned: true },
      preValidation: readForm(uploadLimits),
      schema: {
        tags,
        summary: 'Put another file in the place of a picture',
        description:
          'All that shows the picture shows the new file. Its address changes, and the old one leads to the new one.',
        consumes: ['multipart/form-data'],
        params,
        body: replaceBody,
        response: { 200: writtenOf(mediaDetail) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { file, version } = request.body;
      const lang = readerLanguage(request);
      const bytes = Buffer.from(await file.arrayBuffer());
      try {
        await replacePicture(stores, id, { bytes, originalName: file.name, version }, authorOf(request));
      } catch (error) {
        if (!(error instanceof StaleVersion)) throw error;
        throw new ApiError('version_conflict', { data: await findMedia(app.db, id, lang) });
      }
      return { message: message(lang, 'updated'), data: await findMedia(app.db, id, lang) };
    },
  );

  app.delete(
    '/media/records/:id',
    {
      config: { access: 'media.delete' },
      schema: {
        tags,
        summary: 'Move a picture that nothing uses to the bin',
        description: '409 `in_use` with the records that use it in `data`. It can be restored for 30 days.',
        params,
        querystring: language,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const lang = readerLanguage(request);
      await binPicture(app.db, request.params.id, authorOf(request), lang);
      return { message: message(lang, 'deleted') };
    },
  );

  app.post(
    '/media/records/:id/restore',
    {
      config: { access: 'media.delete' },
      schema: {
        tags,
        summary: 'Take a picture out of the bin',
        params,
        querystring: language,
        response: { 200: writtenOf(mediaDetail) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const lang = readerLanguage(request);
      await app.db.transaction((tx) => restorePicture(tx, id, authorOf(request)));
      return { message: message(lang, 'restored'), data: await findMedia(app.db, id, lang) };
    },
  );
};
