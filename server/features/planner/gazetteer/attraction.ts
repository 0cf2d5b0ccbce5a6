import { words } from '../understand/text';

/** Something that people choose a destination by, with the towns that are known for it, by their codes: 1 is the most. */
export interface Attraction {
  /** Of the topic that a refusal of it names. */
  topic: string;
  said: RegExp;
  towns: Readonly<Record<string, number>>;
  /** Months in which it is there, where it is not there all year. */
  months?: readonly number[];
}

/** @param said what people say, folded, as a regular expression */
export const attraction = (
  topic: string,
  said: string,
  towns: Attraction['towns'],
  months?: readonly number[],
): Attraction => ({ topic, said: words(said), towns, ...(months ? { months } : {}) });
