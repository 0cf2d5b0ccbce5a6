import { escapeHtml } from '../../../platform/mail/template';
import { message } from '../../../platform/messages';
import type { PlanDay } from '../plan-shapes';
import { type PlanRecord, recordKey, recordOf } from '../records/record';
import type { Taken } from './taken';

/** Text as XML takes it, which has no place for some characters that JSON can carry. */
const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
  escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, ''));

const element = (name: string, text: string): string => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');

/** A point of a kind (`wpt`, `rtept`), with its parts in the order that the schema wants. */
const pointXml = (kind: 'wpt' | 'rtept', record: PlanRecord, { language, publicUrl }: Taken): string[] => {
  if (!record.point) return [];
  const { lat, lon } = record.point;
  const href = new URL(`/${language}${record.path}`, publicUrl).href;
  return [
    `<${kind} lat="${lat}" lon="${lon}">`,
    element('name', record.title),
    element('desc', record.description),
    `<link href="${escapeXml(href)}"/>`,
    element('type', record.kind),
    `</${kind}>`,
  ];
};

const recordsOf = (day: PlanDay, { known }: Taken): PlanRecord[] =>
  day.stops.flatMap((stop) => recordOf(known, stop) ?? []).filter(({ point }) => point);

const route = (day: PlanDay, number: number, taken: Taken): string[] => {
  const records = recordsOf(day, taken);
  if (records.length === 0) return [];
  const city = taken.known.cities.get(day.city_id)?.title ?? '';
  return [
    '<rte>',
    element('name', message(taken.language, 'day_of_trip', { day: number, city })),
    `<number>${number}</number>`,
    ...records.flatMap((record) => pointXml('rtept', record, taken)),
    '</rte>',
  ];
};

/** A plan for maps and navigation devices: every place as a waypoint, and a route for each day. GPX 1.1. */
export const planGpx = (taken: Taken): string => {
  const { plan, changed } = taken;
  const places = new Map(
    plan.days.flatMap((day) => recordsOf(day, taken)).map((record) => [recordKey(record), record] as const),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Visit Vietnam" xmlns="http://www.topografix.com/GPX/1/1"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    ' xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    '<metadata>',
    element('name', plan.title),
    `<time>${changed.toISOString()}</time>`,
    '</metadata>',
    ...[...places.values()].flatMap((record) => pointXml('wpt', record, taken)),
    ...plan.days.flatMap((day, index) => route(day, index + 1, taken)),
    '</gpx>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
};
