import type { ReadContext } from '../../kernel/entity';
import { reviewsSummary } from '../../kernel/reviews-summary';
import { findSeo } from '../../kernel/seo';
import { comingDays } from '../../kernel/visitor-info/open-on';
import { moduleIds } from '../../module-ids';
import { accommodation, restaurant } from '../../place-kinds';
import { formatDate } from '../../time';
import { readModule } from '../gallery';
import { findPlace } from './find-place';
import { resourceGallery } from './kind';
import { nearbyPlaces } from './nearby';
import { shownRooms } from './room/rooms';

/**
 * A place with all that its page shows: pictures, places nearby, what reviews come to, rooms. Editors get what search
 * engines are told as well.
 * @throws ApiError not_found; Moved when the slug is an old one
 */
export const placePage = async (
  context: ReadContext,
  reference: string,
  kind: Parameters<typeof findPlace>[2],
) => {
  const row = await findPlace(context, reference, kind);
  const [galleries, nearby, reviews_summary, rooms, seo] = await Promise.all([
    readModule(context, resourceGallery, row.id),
    nearbyPlaces(context, row),
    reviewsSummary(context.db, moduleIds.resource, row.id),
    row.resource_type === accommodation ? shownRooms(context, row.id) : [],
    context.includeHidden ? findSeo(context.db, moduleIds.resource, row.id, context.language) : undefined,
  ]);
  return {
    ...row,
    ...(row.resource_type === restaurant ? { restaurant_id: row.id } : {}),
    banner: row.image,
    ...comingDays(row, formatDate(new Date())),
    galleries,
    nearby,
    reviews_summary,
    rooms,
    ...(seo === undefined ? {} : { seo }),
  };
};
