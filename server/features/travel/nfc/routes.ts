import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idParam } from '../../../fields';
import { languageOf, writeContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { listOf, messageOnly, writtenOf } from '../../../platform/responses';
import { findNfcTag, listNfcTags } from './read';
import { newNfcTag, nfcTagChange, nfcTagQuery, nfcTagSchema } from './shapes';
import { createNfcTag, removeNfcTag, updateNfcTag } from './write';

const tags = ['NFC tags'];
const params = z.object({ id: idParam });

/** Tags at places: chips to hold a phone to, and the same address printed as a QR code. */
export const nfcRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/nfc-tags',
    {
      config: { access: 'nfc.read' },
      schema: {
        tags,
        summary: 'Tags with their addresses, the last made first',
        querystring: nfcTagQuery,
        response: { 200: listOf(nfcTagSchema) },
      },
    },
    (request) => listNfcTags(app.db, app.env, request.query),
  );

  app.post(
    '/nfc-tags',
    {
      config: { access: 'nfc.create' },
      schema: {
        tags,
        summary: 'Make a tag for a place',
        body: newNfcTag,
        response: { 201: writtenOf(nfcTagSchema) },
      },
    },
    async (request, reply) => {
      const { lang_id, ...given } = request.body;
      const language = languageOf(request, lang_id);
      const id = await app.db.transaction((tx) => createNfcTag(writeContext(tx, request, language), given));
      const data = await findNfcTag(app.db, app.env, id);
      return reply.status(201).send({ message: message(language, 'created'), data });
    },
  );

  app.put(
    '/nfc-tags/:id',
    {
      config: { access: 'nfc.update' },
      schema: {
        tags,
        summary: 'Say where a tag hangs, or switch it on or off',
        description: 'A tag that is off leads to its place as before and proves nothing.',
        params,
        body: nfcTagChange,
        response: { 200: writtenOf(nfcTagSchema) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { lang_id, ...change } = request.body;
      const language = languageOf(request, lang_id);
      const stored = () => findNfcTag(app.db, app.env, id);
      await writing(
        () => app.db.transaction((tx) => updateNfcTag(writeContext(tx, request, language), id, change)),
        stored,
      );
      return { message: message(language, 'updated'), data: await stored() };
    },
  );

  app.delete(
    '/nfc-tags/:id',
    {
      config: { access: 'nfc.delete' },
      schema: {
        tags,
        summary: 'Delete a tag; visits that it proved stay',
        params,
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      await app.db.transaction((tx) => removeNfcTag(writeContext(tx, request, language), request.params.id));
      return { message: message(language, 'deleted') };
    },
  );
};
