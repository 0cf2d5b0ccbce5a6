import type { FastifyInstance } from 'fastify';
import { fileRoute } from './file-route';
import { libraryRoutes } from './library-routes';
import { createMediaStore } from './store';

export { addPicture, type MediaRecord, maximumUploadBytes, type NewPicture } from './add-picture';
export { createMediaStore, type MediaStore } from './store';
export { readForm, uploadLimits } from './upload';

/** Pictures: kept in the store, described in the database, given out in the sizes that the site needs. */
export const mediaRoutes = async (app: FastifyInstance) => {
  const store = createMediaStore(app.env);
  fileRoute(app, store);
  await libraryRoutes(app, store);
};
