import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { planYourTripItems, planYourTripItemTranslations } from '../../../db/schema';
import { imagePath, requiredText, status, text } from '../../fields';
import { defineListed } from '../../kernel/entity';
import { imageId } from '../../kernel/images';
import { iconField, linkField, pictureOf, textOf } from '../../kernel/items/fields';
import { defineItem } from '../../kernel/items/item';
import { isLive } from '../../kernel/selection';

const tables = defineListed(planYourTripItems, planYourTripItemTranslations, () => ({}));

/** Entries of the plan-your-trip menu; those with a picture are its gallery. */
export const planYourTrip = defineItem({
  name: 'plan_your_trip',
  editors: { method: 'POST', path: '/planyourtrip/admin/list' },
  chapters: {
    'Plan your trip': 'The entries of the plan-your-trip menu.',
  },
  right: (action) => `plan_your_trip.${action}`,
  table: planYourTripItems,
  translation: planYourTripItemTranslations,
  live: planYourTripItems.status,
  bin: planYourTripItems.deleted_at,
  image: planYourTripItems.image_id,
  visible: isLive(tables),
  searched: sql`${planYourTripItemTranslations.folded_text}`,
  row: (language) => ({
    ...pictureOf(planYourTripItemTranslations.image_alt, language),
    title: textOf(planYourTripItemTranslations.title),
    description: textOf(planYourTripItemTranslations.description),
    link: planYourTripItems.link,
    icon: planYourTripItems.icon,
    status: planYourTripItems.status,
  }),
  input: {
    record: { image: imagePath.or(z.literal('')).nullable(), link: linkField, icon: iconField, status },
    texts: { title: requiredText(200), description: text(500), image_alt: text(300) },
  },
  required: { record: [], texts: ['title'] },
  toColumns: async ({ tx }, input) =>
    input.image === undefined ? {} : { image_id: await imageId(tx, input.image) },
  titled: 'title',
});
