import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { ApiError, invalidField } from '../../errors';
import { languageOf, readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { refuseMemorial } from '../../kernel/rate';
import { limitAttempts } from '../../platform/limits/attempts';
import {
  addPicture,
  createMediaStore,
  customerPictures,
  dropPictures,
  pictureKind,
  readForm,
  uploadLimits,
} from '../../platform/media';
import { message } from '../../platform/messages';
import { writtenOf } from '../../platform/responses';
import { uploadsBy } from '../customers/limits';
import { signedInCustomer } from '../customers/signed-in';
import { claimForCustomer } from '../travel/check-in/claim';
import { reviewedEntity } from './kinds';
import { mostImages, reviewForm } from './shapes';
import { requireFirst, submitReview } from './submit';

const taken = new Set<string>(['jpeg', 'png', 'gif', 'webp']);

/** Whether a file is what its bytes say, whatever it is called. @throws ApiError invalid */
const bytesOf = async (file: File): Promise<Buffer> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = pictureKind(bytes);
  if (!kind || !taken.has(kind)) throw invalidField('images', 'review_image_type');
  return bytes;
};

/** `POST /reviews`: a form with pictures, kept until a moderator has read it. */
export const submitRoute = async (instance: FastifyInstance) => {
  // One more than may be sent, so that the field can say what is wrong.
  const files = mostImages + 1;
  const limits = { ...uploadLimits, files, fields: 12, parts: files + 12, fieldSize: 64 * 1024 };
  await instance.register(fastifyMultipart, { limits });
  const app = instance as App;
  const stores = { db: app.db, store: createMediaStore(app.env) };

  const limitUploads = (request: FastifyRequest) =>
    limitAttempts(app.db, [uploadsBy(signedInCustomer(request).id)]);

  app.post(
    '/reviews',
    {
      config: { access: 'customer', signInFor: 'sign_in_to_rate', lane: 'upload' },
      preValidation: [limitUploads, readForm(limits)],
      schema: {
        tags: ['Reviews'],
        summary: 'Review a tour, an experience, a thing to do or a place',
        description: 'One of each record; shown once a moderator has approved it.',
        consumes: ['multipart/form-data'],
        body: reviewForm,
        response: {
          201: writtenOf(z.object({ id: z.number().int(), status: z.literal('pending') })),
        },
      },
    },
    async (request, reply) => {
      const { id: customer_id } = signedInCustomer(request);
      const { images, agreement: _agreement, lang_id, ...given } = request.body;
      const language = languageOf(request, lang_id);
      const entity = reviewedEntity(given.entity_type);
      if (!entity) throw new ApiError('not_found');
      if (images.length > mostImages)
        throw invalidField('images', 'too_many_images', { maximum: mostImages });
      const record = await findContent(entity, readContext(app, request, language), given.entity_id);
      refuseMemorial(record, 'entity_id');
      const review = { ...given, customer_id, lang_id: language };
      await requireFirst(app.db, review);
      // Who was there first and signed in for the review has been there all the same.
      await claimForCustomer(app, request, customer_id);

      const files: Buffer[] = [];
      for (const image of images) files.push(await bytesOf(image));
      const mediaIds: number[] = [];
      try {
        for (const bytes of files) {
          const picture = { bytes, originalName: '', folder: customerPictures, field: 'images' };
          mediaIds.push((await addPicture(stores, picture)).id);
        }
        const { id, released } = await app.db.transaction((tx) => submitReview(tx, review, mediaIds));
        await dropPictures(stores, released);
        const data = { id, status: 'pending' as const };
        return reply.status(201).send({ message: message(language, 'review_sent'), data });
      } catch (error) {
        await dropPictures(stores, mediaIds);
        throw error;
      }
    },
  );
};
