/** An all-day event for a calendar file. Days are `yyyy-MM-dd`, both included. */
export interface CalendarEvent {
  uid: string;
  startDate: string;
  /** The day after the last one: ends are exclusive there. */
  dayAfter: string;
  /** When the record was last changed. */
  stamp: Date;
  /** How often the record was changed; programs take a higher one in place of a lower. */
  sequence: number;
  summary: string;
  description: string;
  location: string;
  place: { lat: number; lon: number } | null;
  url: string;
}

/** A text value: RFC 5545, 3.3.11. */
const escapeText = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const lineOctets = 75;

/** A line of at most 75 octets, going on in lines that begin with a space; no letter is cut (RFC 5545, 3.1). */
export const foldLine = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > lineOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const compactDate = (date: string): string => date.replaceAll('-', '');

const compactInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const text = (name: string, value: string): string[] => (value ? [`${name}:${escapeText(value)}`] : []);

const entry = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${compactInstant(event.stamp)}`,
  `DTSTART;VALUE=DATE:${compactDate(event.startDate)}`,
  `DTEND;VALUE=DATE:${compactDate(event.dayAfter)}`,
  `SEQUENCE:${event.sequence}`,
  ...text('SUMMARY', event.summary),
  ...text('DESCRIPTION', event.description),
  ...text('LOCATION', event.location),
  ...(event.place ? [`GEO:${event.place.lat};${event.place.lon}`] : []),
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file (RFC 5545) of all-day events. */
export const calendarFile = (...events: CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visit Vietnam//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(entry),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
