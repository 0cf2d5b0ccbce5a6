export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** Opening times of each day as `HH:mm` pairs, local time; a day without any is closed. */
export type OpeningHours = Partial<Record<Weekday, { opens: string; closes: string }[]>>;

export type AccessAnswer = 'yes' | 'partly' | 'no' | 'unknown';

/**
 * What a visitor with limited mobility or senses asks first. `unknown` was looked into, and nobody could say; what is
 * left out was not looked into. `low_vision`: something to touch or hear, and a safe way.
 */
export interface Accessibility {
  wheelchair?: AccessAnswer;
  pushchair?: AccessAnswer;
  low_vision?: AccessAnswer;
  hearing?: AccessAnswer;
  steps?: number;
  surface?: 'paved' | 'gravel' | 'sand' | 'uneven' | 'stairs';
  toilets?: boolean;
  quiet_hours?: { opens: string; closes: string }[];
}
