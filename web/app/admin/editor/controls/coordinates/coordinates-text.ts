import type { Coordinates } from '../../draft/field-rules';

const number = String.raw`-?\d{1,3}(?:[.,]\d+)?`;

/** Where maps have a place in their addresses; a pin counts before the middle of what is shown. */
const inAddresses = [
  new RegExp(`!3d(${number})!4d(${number})`),
  new RegExp(String.raw`[?&](?:q|ll|query|destination|center|daddr)=(?:loc:)?(${number}),\s*\+?(${number})`),
  new RegExp(`[?&]mlat=(${number})&mlon=(${number})`),
  new RegExp(String.raw`/(?:search|place|dir/[^/]*)/(${number}),\s*\+?(${number})`),
  new RegExp(`@(${number}),(${number})`),
  new RegExp(String.raw`#map=\d+/(${number})/(${number})`),
  new RegExp(`^geo:(${number}),(${number})`),
];

const degrees = String.raw`(-?\d{1,3}(?:[.,]\d+)?)\s*(?:[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?)?`;
/** North, south, east and west, in Vietnamese too. */
const letter = '([NSEWBĐT])?';
const side = String.raw`${letter}\s*${degrees}\s*${letter}`;
const pair = new RegExp(String.raw`^\(?${side}(\s*[,;]\s+|\s*;\s*|,|\s+|(?<=[NSEWBĐT"″”]))${side}\)?$`, 'iu');

const read = (written: string | undefined): number => Number((written ?? '0').replace(',', '.'));

interface Side {
  value: number;
  toward: string;
}

function sideOf([before, whole, minutes, seconds, after]: (string | undefined)[]): Side {
  const toward = (before ?? after ?? '').toUpperCase();
  const size = Math.abs(read(whole)) + read(minutes) / 60 + read(seconds) / 3600;
  const isNegative = whole?.startsWith('-') || ['S', 'W', 'T'].includes(toward);
  return { value: isNegative ? -size : size, toward };
}

/** To a tenth of a metre. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function placeOf(one: Side, other: Side): Coordinates | null {
  // Some write the longitude first; Vietnam lies east of 90 degrees, where no latitude is.
  const isTurned = ['E', 'W', 'Đ', 'T'].includes(one.toward) || Math.abs(one.value) > 90;
  const [lat, lon] = isTurned ? [other.value, one.value] : [one.value, other.value];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat: rounded(lat), lon: rounded(lon) } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A place in what maps and people write: `21.0285, 105.8542`, `21,0285° N; 105,8542° E`, `21°01'42"N 105°51'15"E`, or the
 * address of a map. Null for anything else, one number with a decimal comma among it.
 */
export function coordinatesIn(text: string): Coordinates | null {
  const written = text.trim();
  if (/^(?:https?:|geo:)/i.test(written)) {
    const address = decoded(written);
    for (const pattern of inAddresses) {
      const [, lat, lon] = pattern.exec(address) ?? [];
      if (lat && lon) return placeOf({ value: Number(lat), toward: '' }, { value: Number(lon), toward: '' });
    }
    return null;
  }
  const found = pair.exec(written);
  if (!found) return null;
  const [, ...parts] = found;
  const between = parts[5];
  // "21,105" is a number as Vietnamese write it.
  if (between === ',' && !written.includes('.') && !/[°º]/.test(written)) return null;
  return placeOf(sideOf(parts.slice(0, 5)), sideOf(parts.slice(6, 11)));
}
