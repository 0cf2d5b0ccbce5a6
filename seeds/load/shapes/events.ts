import { z } from 'zod';
import { eventTypes } from '../../../server/event-types';
import { timingInput } from '../../../server/kinds/event/timing';
import { pictureShape, subjectShape } from '../shapes';
import { visitorFields, withProvenance } from './visitor';

const line = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/);

/** An event that comes back by a rule, of the lunar calendar when `is_lunar`, or takes place on the known dates. */
const event = z
  .strictObject({
    id: z.int().positive(),
    sort: z.int().positive(),
    type: z.enum(eventTypes),
    is_lunar: z.boolean(),
    rule: timingInput.rule.default(null),
    known_dates: timingInput.known_dates.default(null),
    city: key.optional(),
    lat: z.number().optional(),
    lon: z.number().optional(),
    venue: z.strictObject({ en: line, vi: line }),
    organizer: z.strictObject({ en: line, vi: line }).optional(),
    /** Left out where it isn't known for sure. */
    is_free: z.boolean().optional(),
    /** VND, the least that a grown-up pays to get in. */
    price_from: z.int().positive().optional(),
    ...visitorFields,
    subject: subjectShape,
    picture: pictureShape,
  })
  .refine(
    ({ rule, known_dates }) => (rule === null) !== (known_dates === null),
    'needs a rule or known dates',
  )
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), 'needs both coordinates or neither');

export const eventShape = z.preprocess(withProvenance, event);

export type EventRecord = z.output<typeof eventShape>;
