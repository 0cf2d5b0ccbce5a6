import type { weekdays } from '../opening-hours';

export type Weekday = (typeof weekdays)[number];

/** What a sentence says that data can say too. */
export type Statement = { said: string } & (
  | {
      kind: 'time' /** Minutes since midnight; two where a text does not say morning or evening. */;
      at: number[];
      opens: boolean;
      /** The last moment at which one is let in. */
      isLast: boolean;
    }
  | { kind: 'weekday'; day: Weekday; means: 'closed' | 'only' | 'open' }
  | { kind: 'month'; month: number; means: 'not' | 'best' | 'is' }
  | { kind: 'money'; vnd: number; isEntry: boolean }
  | { kind: 'booking' }
  | { kind: 'free' }
  | { kind: 'duration'; minutes: number }
  | { kind: 'steps'; steps: number }
  | { kind: 'daily' | 'tet' | 'stepless' | 'wheelchair' }
  | { kind: 'child_free'; below: number }
  /** Minutes since midnight that each end may mean; none where it is only said as "in the morning". */
  | { kind: 'hours'; from: number[]; to: number[] }
  /** Open day and night, or all day without a break. */
  | { kind: 'around'; isClock: boolean }
  | { kind: 'diet'; diet: 'vegan' | 'vegetarian' | 'halal' }
  | { kind: 'setting'; is: 'indoors' | 'outdoors' }
  | { kind: 'lift'; has: boolean }
  | { kind: 'check_in' | 'check_out'; at: number }
  | { kind: 'wheelchair_no' | 'no_booking' | 'paid' }
  | { kind: 'age'; minimum: number }
  | { kind: 'walk'; metres: number }
  | { kind: 'date'; calendar: 'lunar' | 'solar'; month: number; day: number }
);

/** What a statement names, in no language. */
export const aboutOf = (statement: Statement): (string | number)[] => {
  switch (statement.kind) {
    case 'time':
      return [...statement.at];
    case 'weekday':
      return [`${statement.day} ${statement.means === 'closed' ? 'closed' : 'open'}`];
    case 'month':
      return [statement.month];
    case 'money':
      return [statement.vnd];
    case 'duration':
      return [statement.minutes];
    case 'steps':
      return [statement.steps];
    case 'child_free':
      return [statement.below];
    case 'hours':
      return [...statement.from, ...statement.to];
    case 'diet':
      return [statement.diet];
    case 'setting':
      return [statement.is];
    case 'check_in':
    case 'check_out':
      return [statement.at];
    case 'age':
      return [statement.minimum];
    case 'walk':
      return [statement.metres];
    case 'date':
      return [`${statement.calendar} ${statement.month}-${statement.day}`];
    default:
      return [statement.kind];
  }
};
