import type { FieldRules } from '../entities/field';

/** How long a tour is. The API takes days and nights together only. */
export interface Duration {
  days: number | null;
  nights: number | null;
}

const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** How the length of a tour is read and written. */
export const durationRules: FieldRules = {
  empty: { days: null, nights: null },
  read: ({ vi }) => ({ days: number(vi.duration_days), nights: number(vi.duration_nights) }),
  write: (value) => {
    const { days, nights } = value as Duration;
    return {
      ...(days === null ? {} : { duration_days: days }),
      ...(nights === null ? {} : { duration_nights: nights }),
    };
  },
  names: ['duration_days', 'duration_nights'],
};
