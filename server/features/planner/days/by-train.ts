import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest } from '../plan-shapes';

/** Whether somebody goes by train and by nothing else. */
export const goesOnlyByTrain = ({ modes_avoided = [] }: Pick<PlanRequest, 'modes_avoided'>): boolean =>
  (['flight', 'bus', 'car', 'motorbike'] as const).every((mode) => modes_avoided.includes(mode)) &&
  !modes_avoided.includes('train');

/** Where people get off who travel the line from Hà Nội to Sài Gòn, in points. */
const alongTheLine: Readonly<Record<string, number>> = {
  HAN: 0.5,
  NBH: 0.6,
  HUE: 1,
  DAN: 1,
  NTR: 1,
  SGN: 0.5,
};

/** What a town on the line is worth to who goes by train alone, in points. */
export const lineLeads = ({ code }: PlannerCity, request: Pick<PlanRequest, 'modes_avoided'>): number =>
  goesOnlyByTrain(request) ? (alongTheLine[code] ?? 0) : 0;
