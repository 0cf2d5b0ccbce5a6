import { addDays } from '../../calendar/lunar/day-number';
import { type Doors, openOn } from '../visitor-info/open-on';

const shape = /^(20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is a day and a time of it: `yyyy-MM-ddTHH:mm`. */
export const isDayTime = (text: string): boolean => {
  const date = shape.exec(text)?.[1];
  if (!date) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

const spansOf = (doors: Doors, date: string) => {
  const day = openOn(doors, date);
  if (day.state !== 'open') return [];
  return day.times ?? [{ opens: '00:00', closes: '24:00' }];
};

/** Whether it is known to be open at a time of a day; what opened the evening before may still be. */
export const isOpenAt = (doors: Doors, at: string): boolean => {
  const [date = '', time = ''] = at.split('T');
  return (
    spansOf(doors, date).some(({ opens, closes }) => opens <= time && (time < closes || closes < opens)) ||
    spansOf(doors, addDays(date, -1)).some(({ opens, closes }) => closes < opens && time < closes)
  );
};
