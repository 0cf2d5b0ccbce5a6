import { z } from 'zod';
import { solarToLunar } from '../../calendar/lunar/index';
import { invalidField } from '../../errors';
import type { NotNow } from '../../kernel/visitor-info/not-now';
import { type Doors, nextOpenDay } from '../../kernel/visitor-info/open-on';
import type { VisitorInfo } from '../../kernel/visitor-info/shape';
import { isAllowedSize } from '../../platform/media/sizes';
import { formatDate } from '../../time';

const pixels = z.coerce.number().int().min(1).max(10_000).optional();

/** Query of calls that answer with pictures. */
export const sizeQuery = {
  width: pixels.meta({ description: 'Width of the pictures, 300 if not given', example: 640 }),
  height: pixels.meta({ description: 'Height of the pictures, 200 if neither is given', example: 670 }),
};

/** The part of a picture's address that asks for a variant. */
export type PictureQuery = string;

/** @throws ApiError 422 for a size that pictures are not made in */
export const pictureQuery = ({
  width,
  height,
}: {
  width?: number | undefined;
  height?: number | undefined;
}) => {
  if (width === undefined && height === undefined) return '?w=300&h=200&fit=cover';
  if (width === undefined) throw invalidField('width', 'required');
  if (!isAllowedSize(width, height)) throw invalidField('width', 'size_not_allowed');
  return height === undefined ? `?w=${width}` : `?w=${width}&h=${height}&fit=cover`;
};

/** A day in the lunar calendar, as it goes out. */
export const lunarDateOf = (date: string) => {
  const { isLeapMonth, ...rest } = solarToLunar(date);
  return { ...rest, is_leap_month: isLeapMonth };
};

interface Dated {
  opening_hours: Doors['opening_hours'];
  visitor_info: VisitorInfo;
  not_now: NotNow;
  start_date: string;
  end_date: string;
}

/** The next day from today on which it takes place, and when on that day, as far as it is known. */
const nextOn = ({ start_date, end_date, ...doors }: Dated, today: string) => {
  const date = nextOpenDay(doors, start_date > today ? start_date : today, end_date);
  if (!date) return null;
  const { occurs, dates } = doors.visitor_info;
  const times = occurs?.starts ? occurs : dates;
  return { date, starts: times?.starts ?? null, ends: times?.ends ?? null };
};

/** Adds the lunar date and when it is on next, and asks for the picture in a size; without one it stays as editors save it. */
export const presentEvent = <Row extends { image: string | null } & Dated>(
  row: Row,
  size: PictureQuery = '',
) => {
  const today = formatDate(new Date());
  const next_on = nextOn(row, today);
  return {
    ...row,
    image: row.image && `${row.image}${size}`,
    lunar_date: lunarDateOf(row.start_date),
    next_on,
    // Before it begins and after it has ended the dates say so themselves.
    not_now: row.start_date <= today && today <= row.end_date ? row.not_now : null,
    is_on_today: next_on?.date === today,
  };
};

interface Edited extends Dated {
  image: string | null;
  runs_from: string | null;
  runs_until: string | null;
}

/** As an editor gets it: with the dates that were written, also where readers are told single days of them. */
export const editedEvent = <Row extends Edited>(row: Row) => {
  const start_date = row.runs_from ?? row.start_date;
  const end_date = row.runs_until ?? row.end_date;
  return { ...presentEvent(row), start_date, end_date, lunar_date: lunarDateOf(start_date) };
};
