import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { experiences } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import type { Reference } from '../../kernel/reference';
import { relatedRows } from '../../kernel/related';
import { isShown } from '../../kernel/selection';
import { comingDays, type Doors } from '../../kernel/visitor-info/open-on';
import { formatDate } from '../../time';
import { readModule } from '../gallery';
import { experience } from './kind';

const relatedShown = 6;

interface Self {
  id: number;
  experience_type_id: number;
  region_id: number | null;
  city_id: number | null;
  city: Reference | null;
}

const inOrder = (where: SQL) => sql`
  select e.id from ${experiences} e where ${where} and ${isShown(alias(experiences, 'e'))} order by e.sort, e.id desc`;
const ofType = sql`e.experience_type_id = ${sql.placeholder('experience_type_id')}`;
const inCity = sql`e.city_id = ${sql.placeholder('city_id')}`;

const findRelated = relatedRows(experience, [
  inOrder(sql`${ofType} and ${inCity}`),
  inOrder(ofType),
  inOrder(inCity),
  inOrder(sql`e.region_id = ${sql.placeholder('region_id')}`),
]);

/** Of the same type and city first, then of the type, the city and the region. */
const related = (context: ReadContext, { id, experience_type_id, city_id, region_id }: Self) =>
  findRelated(context, { id, experience_type_id, city_id, region_id }, relatedShown);

/**
 * What the page of an experience shows beside it. There is no gallery module for experiences: the pictures are those of
 * its city, where readers may see the city.
 */
export const experienceParts = async (context: ReadContext, self: Self & Doors) => {
  const [rows, galleries] = await Promise.all([
    related(context, self),
    self.city ? readModule(context, '_CITY', self.city.id) : [],
  ]);
  return { related: rows, galleries, ...comingDays(self, formatDate(new Date())) };
};
