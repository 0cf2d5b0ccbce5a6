import type { FastifyReply } from 'fastify';
import type { App } from '../../app-type';
import type { ReadContext } from '../../kernel/entity';
import { type Format, sendFile } from '../planner/export/formats';
import { readKnown } from '../planner/records/read';
import { planOf } from './present';
import type { TripRecord } from './store';

/** What files of a trip are called in addresses. */
export const fileNames = { ics: 'calendar.ics', gpx: 'route.gpx', json: 'plan.json' } as const;

export const formatNames = Object.keys(fileNames) as Format[];

/** Sends a stored trip as a file. */
export const sendTrip = async (
  app: App,
  reply: FastifyReply,
  { format, context, record }: { format: Format; context: ReadContext; record: TripRecord },
) => {
  const plan = planOf(record);
  return sendFile(reply, format, {
    plan,
    known: await readKnown(context, plan),
    language: context.language,
    publicUrl: app.env.PUBLIC_URL,
    name: `trip-${record.id}`,
    changed: record.updated_at,
    version: record.version,
  });
};
