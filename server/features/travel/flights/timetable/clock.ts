const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
};

/** `yyyy-MM-dd HH:mm` of an instant by the clocks of a time zone. */
export const localTime = (instant: number, zone: string): string => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
};

const asUtc = (local: string): number => Date.parse(`${local.replace(' ', 'T')}:00Z`);

/** The instant at which the clocks of a time zone show `yyyy-MM-dd HH:mm`. */
export const instantOf = (local: string, zone: string): number => {
  const wanted = asUtc(local);
  // The first guess is off by the zone's offset; around a change of clocks the second one is right.
  const offset = (instant: number) => asUtc(localTime(instant, zone)) - instant;
  const guess = wanted - offset(wanted);
  return wanted - offset(guess);
};

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asUtc(`${to.slice(0, 10)} 00:00`) - asUtc(`${from.slice(0, 10)} 00:00`)) / 86_400_000);
