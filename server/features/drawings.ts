import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { media } from '../../db/schema';
import type { PaintOrder } from '../../seeds/load/pictures/paint';
import { openPainters } from '../../seeds/load/pictures/painters';
import type { Draftsman } from '../platform/media';

/** Draws the pictures that the product ships with, and writes down what they weigh. */
export const createDraftsman = (app: FastifyInstance): Draftsman => {
  const painters = openPainters();
  app.addHook('onClose', painters.close);
  return {
    draw: ({ drawing, width }) => painters.paint({ spec: drawing as PaintOrder['spec'], width }),
    drawn(hash, bytes) {
      app.db
        .update(media)
        .set({ bytes })
        .where(eq(sql`left(${media.file}, 32)`, hash))
        .catch((error: unknown) =>
          app.log.warn({ err: error, hash }, 'weight of a picture not written down'),
        );
    },
  };
};
