import { z } from 'zod';
import { pictureShape } from '../shapes';

const line = z.string().trim().min(1);
const words = z.strictObject({ title: line, description: line, image_alt: line });

/** The plan-your-trip menu, in its order. */
export const planYourTripShape = z.array(
  z.strictObject({ link: line, icon: line, picture: pictureShape, en: words, vi: words }),
);

export type PlanYourTripEntry = z.output<typeof planYourTripShape>[number];
