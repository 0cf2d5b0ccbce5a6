import { cityToken } from '../stream/events';
import { isNightTrain } from '../travel/day';
import { transferFor } from '../travel/transfer';
import { words } from '../understand/text';
import { frameWords } from '../words/frame';
import { wishWords } from '../words/wish-words';
import type { Noticed } from './noticed';

const nightTrains = words(
  "(?<!(?:no|not|without|avoid|don't want|hate) (?:an? |the |any )?)(?:night|overnight|sleeper) trains?|(?<!(?:khong|ko|tranh|ngai|so) (?:di )?)tau (?:dem|giuong nam)",
);

/** The ways from home and back, where people don't start where the journey does. */
const endWays = ({ plan, cities }: Pick<Noticed, 'plan' | 'cities'>) => {
  const { origin } = plan.request;
  const [first, last] = [plan.days[0], plan.days.at(-1)].map((day) =>
    cities.find(({ id }) => id === day?.city_id),
  );
  if (!origin || !first || !last) return [];
  return [
    { name: origin.name, town: first, way: transferFor(plan.request, origin, first) },
    { name: origin.name, town: last, way: transferFor(plan.request, last, origin) },
  ];
};

/** Of how people want to go and where they want to sleep, what the plan doesn't keep to. */
export const meansMissed = ({ language, plan, said, cities }: Noticed): string[] => {
  const say = wishWords(language);
  const ends = endWays({ plan, cities });
  const ways = [...plan.days.map(({ transfer }) => transfer), ...ends.map(({ way }) => way)];
  const isWithoutNight = nightTrains.test(said.words) && !ways.some((way) => way && isNightTrain(way));
  const { modes_avoided = [] } = plan.request;
  const [against] = ends.filter(({ way }) => modes_avoided.includes(way.mode));
  const { bases } = said.wants;
  const beds = new Set(plan.days.map(({ city_id }) => city_id)).size;
  return [
    ...(isWithoutNight ? [say.noNightTrain] : []),
    ...(against ? [frameWords(language).noLine(against.name, cityToken(against.town), against.way)] : []),
    ...(bases !== undefined && beds > bases ? [say.moreBeds(bases, beds)] : []),
  ];
};
