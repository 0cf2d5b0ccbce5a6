import type { FastifyInstance } from 'fastify';
import { fileRoute } from './file-route';
import { libraryRoutes } from './library-routes';
import { previewRoute } from './preview/route';
import { type Draftsman, withRecipes } from './recipes';
import { createMediaStore } from './store';

export { addPicture, type MediaRecord, maximumUploadBytes, type NewPicture } from './add-picture';
export { customerPictures, dropPictures } from './customer-pictures';
export { createPreviewNames } from './preview/name';
export { type Draftsman, withRecipes } from './recipes';
export { pictureKind } from './signature';
export { createMediaStore, type MediaStore, readWhole } from './store';
export { readForm, uploadLimits } from './upload';

/**
 * Pictures: kept in the store, described in the database, given out in the sizes that the site needs. `draftsman` opens
 * whoever draws those that are stored as recipes.
 */
export const mediaRoutes =
  (draftsman: (app: FastifyInstance) => Draftsman) => async (app: FastifyInstance) => {
    const store = withRecipes(createMediaStore(app.env), draftsman(app));
    fileRoute(app, store);
    previewRoute(app, store);
    await libraryRoutes(app, store);
  };
