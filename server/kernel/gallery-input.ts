import { z } from 'zod';
import { imagePath, text } from '../fields';

/** A picture or video as an editor puts it into the gallery of a record. */
export const galleryInput = z.strictObject({
  image: imagePath.or(z.literal('')).nullable().optional(),
  youtube_url: text(300).optional(),
  title: text(200).optional(),
  description: text(2000).optional().meta({ description: 'Caption that says more than the title' }),
});
