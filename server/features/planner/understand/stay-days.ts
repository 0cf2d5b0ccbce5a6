import { numberOf } from './numbers';

const stay =
  /(?<![\p{L}\d])(\d{1,3}|two|three|four|hai|ba|bon) (days?|ngay|weeks?|tuan|months?|thang)(?!\p{L})/u;

/**
 * How long somebody means to stay, days; `undefined` where nobody says.
 * @param folded without marks and capitals
 */
export const stayDays = (folded: string): number | undefined => {
  const [, count, unit = ''] = stay.exec(folded) ?? [];
  const number = count === undefined ? undefined : (numberOf(count) ?? Number(count));
  if (number === undefined || Number.isNaN(number)) return undefined;
  return number * (/^(?:week|tuan)/u.test(unit) ? 7 : /^(?:month|thang)/u.test(unit) ? 30 : 1);
};
