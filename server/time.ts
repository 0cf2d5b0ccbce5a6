/**
 * Date-times go out and come in as `yyyy-MM-dd HH:mm:ss` in Vietnam time. Vietnam is at UTC+7 all year and has had no
 * daylight saving since before any date here, so a fixed offset is right and needs no time-zone data.
 */
const offset = 7 * 3600 * 1000;

export const formatDateTime = (instant: Date): string =>
  new Date(instant.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ');

export const formatDate = (instant: Date): string => formatDateTime(instant).slice(0, 10);

export const parseDateTime = (value: string): Date => new Date(`${value.replace(' ', 'T')}+07:00`);
