import fastifyMultipart from '@fastify/multipart';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { customers } from '../../../db/schema';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { idParam } from '../../fields';
import { langId } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import {
  addPicture,
  createMediaStore,
  customerPictures,
  dropPictures,
  readForm,
  uploadLimits,
} from '../../platform/media';
import { message } from '../../platform/messages';
import { readerLanguage } from '../../platform/plugins/errors';
import { writtenOf } from '../../platform/responses';
import { uploadsBy } from './limits';
import { customerSchema, presentCustomer } from './present';
import { signedInCustomer } from './signed-in';
import { touchReviews } from './touch-reviews';

const tags = ['My account'];
const config = { access: 'customer' } as const;

/** A customer's own picture. What it replaces is deleted, unless something else shows it. */
export const avatarRoutes = async (instance: FastifyInstance) => {
  await instance.register(fastifyMultipart, { limits: uploadLimits });
  const app = instance as App;
  const stores = { db: app.db, store: createMediaStore(app.env) };

  const setAvatar = async (customerId: number, avatarId: number | null) => {
    const replaced = await app.db.transaction(async (tx) => {
      const [before] = await tx
        .select({ avatar_id: customers.avatar_id })
        .from(customers)
        .where(and(eq(customers.id, customerId), isNull(customers.deleted_at)))
        .for('update');
      if (!before) throw new ApiError('unauthenticated');
      await tx
        .update(customers)
        .set({ avatar_id: avatarId, version: sql`${customers.version} + 1`, updated_at: sql`now()` })
        .where(eq(customers.id, customerId));
      await touchReviews(tx, customerId);
      return before.avatar_id;
    });
    if (replaced !== null && replaced !== avatarId) await dropPictures(stores, [replaced]);
    return presentCustomer(app.db, customerId);
  };

  const limitUploads = (request: FastifyRequest) =>
    limitAttempts(app.db, [uploadsBy(signedInCustomer(request).id)]);

  app.post(
    '/user/upload_avatar',
    {
      config: { ...config, lane: 'upload' },
      preValidation: [limitUploads, readForm(uploadLimits)],
      schema: {
        tags,
        summary: 'Set the own picture',
        description:
          'potential_id is the own id; another one is refused. Metadata of the picture are removed.',
        consumes: ['multipart/form-data'],
        body: z.strictObject({
          avatar: z.file({ error: 'required' }),
          potential_id: idParam,
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(customerSchema) },
      },
    },
    async (request) => {
      const { id } = signedInCustomer(request);
      const { avatar, potential_id } = request.body;
      if (potential_id !== id) throw new ApiError('forbidden', { message: 'foreign_account' });
      const picture = await addPicture(stores, {
        bytes: Buffer.from(await avatar.arrayBuffer()),
        originalName: '',
        folder: customerPictures,
        field: 'avatar',
      });
      return {
        message: message(readerLanguage(request), 'avatar_saved'),
        data: await setAvatar(id, picture.id),
      };
    },
  );

  app.delete(
    '/user/avatar',
    {
      config,
      schema: { tags, summary: 'Remove the own picture', response: { 200: writtenOf(customerSchema) } },
    },
    async (request) => ({
      message: message(readerLanguage(request), 'avatar_removed'),
      data: await setAvatar(signedInCustomer(request).id, null),
    }),
  );
};
