/**
 * Date-times go out and come in as `yyyy-MM-dd HH:mm:ss` in Vietnam time. Vietnam is at UTC+7 all year and has had no
 * daylight saving since before any date here, so a fixed offset is right and needs no time-zone data.
 */
const offset = 7 * 3600 * 1000;

export const formatDateTime = (instant: Date): string =>
  new Date(instant.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ');

export const formatDate = (instant: Date): string => formatDateTime(instant).slice(0, 10);

export const parseDateTime = (value: string): Date => new Date(`${value.replace(' ', 'T')}+07:00`);

/** The months in English, January first. */
export const englishMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A `yyyy-MM-dd` date with its month in words, where it must not be taken for another. */
export const dateInWords = (date: string, language: 'en' | 'vi'): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return language === 'en'
    ? `${day} ${englishMonthNames[month - 1]} ${year}`
    : `${day} tháng ${month} năm ${year}`;
};
