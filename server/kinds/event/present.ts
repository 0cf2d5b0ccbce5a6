import { z } from 'zod';
import { invalidField } from '../../errors';
import { isAllowedSize } from '../../platform/media/sizes';
import { solarToLunar } from './lunar/index';

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

/** Adds the lunar date, and asks for the picture in a size; without one it stays as editors save it. */
export const presentEvent = <Row extends { image: string | null; start_date: string }>(
  row: Row,
  size: PictureQuery = '',
) => ({
  ...row,
  image: row.image && `${row.image}${size}`,
  lunar_date: lunarDateOf(row.start_date),
});
