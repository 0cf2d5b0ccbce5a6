import type { Language } from '../../../language';
import { type MessageKey, message } from '../../../platform/messages';

/** The codes of present weather (WMO 4677) that forecasts use. */
export const weatherCodes = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
] as const;

/** A code in words; one that is not known says so. */
export const weatherText = (language: Language, code: number | null): string => {
  const known = weatherCodes.find((one) => one === code);
  return message(language, known === undefined ? 'weather_unknown' : `weather_${known}`);
};

/** Rain of a month in mm, up to which it counts as dry, as mixed, as wet. */
const rainGrades: ReadonlyArray<[most: number, key: MessageKey]> = [
  [50, 'weather_usually_dry'],
  [150, 'weather_usually_mixed'],
  [300, 'weather_usually_wet'],
];

/** What a usual month is like, in words. */
export const usualText = (language: Language, monthlyRain: number): string =>
  message(language, rainGrades.find(([most]) => monthlyRain < most)?.[1] ?? 'weather_usually_very_wet');
