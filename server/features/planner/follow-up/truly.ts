import type { Pool } from '../candidates';
import { isOf } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { type Interest, topicOf } from '../understand/topics';
import type { Change } from './change';

const candidatesOf = ({ days }: Plan, { all }: Pool) =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => all.get(recordKey(stop)) ?? []));

export const priceOf = (plan: Plan, pool: Pool): number =>
  candidatesOf(plan, pool).reduce((sum, { price }) => sum + price, 0);

const stopsOf = ({ days }: Plan): number => days.reduce((sum, { stops }) => sum + stops.length, 0);

const onDay = ({ days }: Plan, day: number): number => days[day - 1]?.stops.length ?? 0;

/** What became of a plan, as the two plans show it: what was wished and did not come about is said to be so. */
export const truly = (changes: readonly Change[], was: Plan, now: Plan, pool: Pool): Change[] =>
  changes.flatMap((change): Change[] => {
    switch (change.said) {
      case 'slower':
        return stopsOf(now) < stopsOf(was) ? [change] : [{ said: 'slowest' }];
      case 'fuller':
        return stopsOf(now) > stopsOf(was) ? [change] : [{ said: 'fullest' }];
      case 'cheaper':
        return priceOf(now, pool) < priceOf(was, pool) ? [change] : [{ said: 'cheapest' }];
      case 'dearer':
        return priceOf(now, pool) > priceOf(was, pool) ? [change] : [{ said: 'dearest' }];
      case 'stop_added':
      case 'stop_moved':
      case 'stop_replaced': {
        const key = recordKey(change.stop);
        const isThere = now.days[change.day - 1]?.stops.some((stop) => recordKey(stop) === key);
        return isThere ? [change] : [{ said: 'no_room', stop: change.stop }];
      }
      case 'day_filled':
        return onDay(now, change.day) > onDay(was, change.day)
          ? [change]
          : [{ said: 'day_full', day: change.day }];
      case 'day_eased': {
        const stops = onDay(now, change.day);
        return stops < onDay(was, change.day) ? [change] : [{ said: 'not_eased', day: change.day, stops }];
      }
      case 'new_day':
        return JSON.stringify(now.days[change.day - 1]) === JSON.stringify(was.days[change.day - 1])
          ? [{ said: 'no_new_day', day: change.day }]
          : [change];
      case 'interests': {
        const count = (plan: Plan, interest: string) => {
          const topic = topicOf(interest as Interest);
          return topic ? candidatesOf(plan, pool).filter((candidate) => isOf(candidate, topic)).length : 0;
        };
        const grown = change.interests.filter((interest) => count(now, interest) > count(was, interest));
        const others = change.interests.filter((interest) => !grown.includes(interest));
        return [
          ...(grown.length > 0 ? [{ said: 'interests' as const, interests: grown }] : []),
          ...(others.length > 0 ? [{ said: 'no_more_of' as const, interests: others }] : []),
        ];
      }
      default:
        return [change];
    }
  });
