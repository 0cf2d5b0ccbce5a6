import { z } from 'zod';
import { cardSchema } from '../../kernel/cards';
import { detailShape } from '../../kernel/read-schemas';
import { languageCodes } from '../../language';
import { contentRowShape } from '../../platform/responses';
import { rule } from '../../shelf';
import { blogRow } from '../blog';
import { cityRow } from '../city';
import { eventRow } from '../event';
import { experienceRow } from '../experience';
import { resourceRow } from '../resource';
import { thingRow } from '../thing-to-do';
import { tourRow } from '../tour';

export const collectionRow = z
  .object({
    ...contentRowShape,
    written_for: z.enum(languageCodes).nullable().meta({
      description: 'Language whose readers it was written for: there it comes first, elsewhere last',
    }),
  })
  .meta({ id: 'CollectionRow' });

const ask = z.string().meta({ description: 'What the planner is asked by who wants to plan with it' });

/** What an editor gets. */
export const editorCollection = collectionRow
  .extend({ ...detailShape, ask, rule })
  .meta({ id: 'EditorCollection' });

const shelved = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  row: z.ZodObject<Shape>,
) =>
  z.object({
    kind: z.literal(kind),
    title: z.string().nullable().meta({ description: 'Its own heading, if it has one' }),
    rows: z.array(cardSchema(row)),
  });

const shelves = z
  .array(
    z.discriminatedUnion('kind', [
      shelved('city', cityRow),
      shelved('sight', resourceRow),
      shelved('food', resourceRow),
      shelved('stay', resourceRow),
      shelved('thing_to_do', thingRow),
      shelved('experience', experienceRow),
      shelved('event', eventRow),
      shelved('tour', tourRow),
      shelved('blog', blogRow),
    ]),
  )
  .meta({ description: 'Its records as cards; a shelf with nothing on it is left out' });

/** Shelves as they go out, each with its own kind of card. */
export type ShelvedRows = z.input<typeof shelves>;

/** The page of a collection. */
export const collectionDetail = editorCollection
  .omit({ seo: true, rule: true })
  .extend({ shelves })
  .meta({ id: 'Collection' });

/** What a rule finds. */
export const ruleCounts = z
  .array(
    z.object({
      count: z.int().meta({ description: 'Live records in that language, those beyond `max` too' }),
      titles: z.array(z.string()).meta({ description: 'Those that are shown' }),
    }),
  )
  .meta({ id: 'RuleCounts', description: 'In the order of the shelves' });
