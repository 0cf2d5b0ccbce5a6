import { z } from 'zod';

const openingTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'HH:mm', example: '08:00' });

const closingTime = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .meta({
    description: 'HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day',
    example: '17:30',
  });

const span = z
  .strictObject({ opens: openingTime, closes: closingTime })
  .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], params: { key: 'hours_empty' } });

type Span = z.output<typeof span>;

const pastMidnight = ({ opens, closes }: Span): boolean => closes < opens;

/** Index of the first span that begins before the one above it has ended. */
const overlapOf = (spans: readonly Span[]): number =>
  spans.findIndex((one, index) => {
    const above = spans[index - 1];
    return above !== undefined && (pastMidnight(above) || one.opens < above.closes);
  });

const day = z
  .array(span)
  .max(4)
  .superRefine((spans, context) => {
    const index = overlapOf(spans);
    if (index > 0)
      context.addIssue({ code: 'custom', path: [index, 'opens'], params: { key: 'hours_overlap' } });
  })
  .optional();

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Spans in which a place is open, by the day on which they begin; a day without any is closed. */
export const openingHours = z
  .strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })
  .superRefine((week, context) => {
    for (const [index, name] of weekdays.entries()) {
      const night = week[name]?.find(pastMidnight);
      const next = weekdays[(index + 1) % weekdays.length] ?? 'mon';
      const morning = week[next]?.[0];
      if (night && morning && morning.opens < night.closes)
        context.addIssue({ code: 'custom', path: [next, 0, 'opens'], params: { key: 'hours_overlap' } });
    }
  })
  .meta({
    id: 'OpeningHours',
    description: 'Local time; spans of a day in their order, a day without any is closed',
  });

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `unknown` was looked into, and nobody could say; what is left out was not looked into. */
const answer = z.enum(['yes', 'partly', 'no', 'unknown']).optional();

/** What a visitor with limited mobility or senses asks first. */
export const accessibility = z
  .strictObject({
    wheelchair: answer,
    pushchair: answer,
    low_vision: answer.meta({ description: 'Whether there is something to touch or hear, and a safe way' }),
    hearing: answer.meta({ description: 'Whether it can be followed without hearing' }),
    steps: z.int().min(0).max(10_000).optional().meta({ description: 'Steps on the way in' }),
    surface: z.enum(['paved', 'gravel', 'sand', 'uneven', 'stairs']).optional(),
    toilets: z.boolean().optional().meta({ description: 'Toilets that a wheelchair can use' }),
    quiet_hours: z
      .array(z.strictObject({ opens: hour, closes: hour }))
      .max(6)
      .optional(),
  })
  .meta({ id: 'Accessibility' });
