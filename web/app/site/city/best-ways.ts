import type { Ways } from '~/api/types';

type Way = Ways['ways'][number];

/** The ways that most travellers choose between, the fastest first: with the car that one can hire, without the motorbike. */
export const bestWays = (ways: readonly Way[]): Way[] => ways.filter(({ means }) => means !== 'motorbike');
