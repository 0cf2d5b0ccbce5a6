interface EntryTexts {
  uid: string;
  /** When the record was last changed. */
  stamp: Date;
  /** How often the record was changed; programs take a higher one in place of a lower. */
  sequence: number;
  summary: string;
  description: string;
  location: string;
  place: { lat: number; lon: number } | null;
  url: string | null;
}

/** An all-day event for a calendar file. Days are `yyyy-MM-dd`. */
export interface CalendarEvent extends EntryTexts {
  startDate: string;
  /** The day after the last one: ends are exclusive there. */
  dayAfter: string;
}

/** Something at a time of day, in Vietnam: `yyyy-MM-dd HH:mm`. */
export interface TimedEvent extends EntryTexts {
  starts: string;
  /** null where it isn't known. */
  ends: string | null;
  /** On how many days in a row at these times; one if not given. */
  days?: number;
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

const zone = 'Asia/Ho_Chi_Minh';

/** Programs that do not know the zone by its name are told; it has had no daylight saving since 1975. */
const zoneEntry = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19750613T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const localTime = (time: string): string => `${time.replace(/[-:]/g, '').replace(' ', 'T')}00`;

const timesOf = (event: CalendarEvent | TimedEvent): string[] =>
  'starts' in event
    ? [
        `DTSTART;TZID=${zone}:${localTime(event.starts)}`,
        ...(event.ends ? [`DTEND;TZID=${zone}:${localTime(event.ends)}`] : []),
        ...(event.days && event.days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${event.days}`] : []),
      ]
    : [
        `DTSTART;VALUE=DATE:${compactDate(event.startDate)}`,
        `DTEND;VALUE=DATE:${compactDate(event.dayAfter)}`,
      ];

const entry = (event: CalendarEvent | TimedEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${compactInstant(event.stamp)}`,
  ...timesOf(event),
  `SEQUENCE:${event.sequence}`,
  ...text('SUMMARY', event.summary),
  ...text('DESCRIPTION', event.description),
  ...text('LOCATION', event.location),
  ...(event.place ? [`GEO:${event.place.lat};${event.place.lon}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file (RFC 5545). */
export const calendarFile = (...events: Array<CalendarEvent | TimedEvent>): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visit Vietnam//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(events.some((event) => 'starts' in event) ? zoneEntry : []),
    ...events.flatMap(entry),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
