import { formatDate, formatDateTime, parseDateTime } from '../../../server/time';

const quarter = 15 * 60_000;

// From noon to noon around both nights of the year.
for (const begin of ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z']) {
  for (let count = 0; count < 96; count += 1) {
    const instant = new Date(Date.parse(begin) + count * quarter);
    const written = formatDateTime(instant);
    const isSame = parseDateTime(written).getTime() === instant.getTime();
    process.stdout.write(`${instant.toISOString()} ${written} ${formatDate(instant)} ${isSame}\n`);
  }
}
