import { z } from 'zod';
import { version } from '../../fields';
import { langId } from '../../language';
import { planIssue } from '../planner/plan-issues';
import { plan, shownPlan } from '../planner/plan-shapes';

/** A stored trip in a list. */
export const tripRow = z
  .object({
    id: z.int(),
    title: z.string(),
    lang_id: z.string().meta({ description: 'Language in which its texts were written' }),
    days: z.int(),
    start_date: z.string().nullable(),
    cities: z.array(z.string()).meta({ description: 'Their titles, in the order of travel' }),
    is_shared: z.boolean().meta({ description: 'Whether a link to it works' }),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'TripRow' });

export const trip = tripRow
  .extend({ plan: shownPlan, issues: z.array(planIssue) })
  .meta({ id: 'Trip', description: 'A stored trip, with what is wrong with its plan today' });

export const sharedTrip = z
  .object({ title: z.string(), lang_id: z.string(), updated_at: z.string(), plan: shownPlan })
  .meta({ id: 'SharedTrip' });

export const tripBody = z.strictObject({
  lang_id: langId.optional(),
  plan,
  client_id: z.uuid().optional().meta({
    description: 'Made by the browser, one for each trip: the same again keeps no second one',
    example: '8f0c1c52-6a7e-4d0b-9b55-0d3a7b1c2e4f',
  }),
});

export const tripChange = z.strictObject({ lang_id: langId.optional(), plan, version });

/** What `randomToken` writes; one of another length is simply nobody's. */
export const token = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .meta({ description: 'Of a link or a secret', example: 'q1Yh1vJ8u0mQk3bX2cVn7dRt5eWz9aSf4gHj6kLpO0M' });
