import type { PlannerCity } from '../candidates/cities';
import { regions } from './regions';

/** One of two ends, where it is not decided which. */
const eitherEnd =
  /(?<!\p{L})(?:(?:the )?north(?:ern)? or (?:the )?south(?:ern)?|(?:the )?south(?:ern)? or (?:the )?north(?:ern)?|(?:mien )?bac hay (?:mien )?nam|(?:mien )?nam hay (?:mien )?bac)(?!\p{L})/gu;

/** "No north please", "không ra Bắc": what stands before a region where nobody goes. */
const refusesRegion =
  /(?<!\p{L})(?:no|not|without|avoid(?:ing)?|skip(?:ping)?|except|khong|ko|tranh|dung|tru)(?: (?:to|the|in|up|going|go|any|into|want|di|ra|len|vao|thich|muon|mien|cac|tinh))* ?$/u;

const isRefusedRegion = (said: RegExp, text: string): boolean => {
  const match = said.exec(text);
  return match !== null && refusesRegion.test(text.slice(0, match.index));
};

/**
 * The region that a text names to go to, and the cities of those where nobody wants to go: both as ids.
 * `rest` is the folded text without the places in it.
 */
export const regionsSaidIn = (
  rest: string,
  cities: readonly PlannerCity[],
): { wished: number[] | null; refused: number[] } => {
  // "North or south first?" is open.
  const open = rest.replace(eitherEnd, ' ');
  const said = regions.filter((one) => one.said.test(open));
  const refused = said.filter((one) => isRefusedRegion(one.said, open));
  const wished = said.find((one) => !refused.includes(one));
  return {
    wished: wished ? cities.filter(wished.holds).map(({ id }) => id) : null,
    refused: cities.filter((city) => refused.some(({ holds }) => holds(city))).map(({ id }) => id),
  };
};
