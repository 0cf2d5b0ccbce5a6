import { distanceKm } from '../../../distance';
import type { Language } from '../../../language';
import { type Candidate, longestVisit } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { isWithinReach } from '../days/access';
import { fitsDiets } from '../days/diets';
import { isSamePlace } from '../days/same-place';
import { isOf } from '../days/suits';
import { attractions } from '../gazetteer/attractions';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { cityToken, token } from '../stream/events';
import { spansOn, spansText } from '../travel/opening';
import { youngestIn } from '../understand/ages';
import { type Topic, topicOf } from '../understand/topics';
import { adviceWords } from '../words/advice';
import { listOf, monthsText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { wishWords } from '../words/wish-words';
import type { Noticed } from './noticed';
import { recordOf } from './situation';
import { ownWishes } from './wishes-told';

const ofSea: ReadonlySet<string> = new Set(['beach', 'beaches', 'diving', 'snorkelling', 'surfing']);
const beaches = attractions.find(({ topic }) => topic === 'beach')?.towns ?? {};
/** So near a beach is an outing, km as the crow flies. */
const nearSea = 30;

const noon = 11 * 60;

/** The hours of what is over before noon, as text; empty for anything else. */
const earlyHours = ({ doors, usual }: Candidate): string => {
  const spans = spansOn(doors, null) ?? (usual ? [usual] : []);
  return spans.length > 0 && spans.every(({ closes }) => closes <= noon) ? spansText(spans) : '';
};

/** That a journey to the sea goes where none is, and where the nearest is. */
const inland = (language: Language, plan: Plan, cities: readonly PlannerCity[]): string[] => {
  const ids = new Set(plan.days.map(({ city_id }) => city_id));
  const towns = cities.filter(({ id }) => ids.has(id));
  const coast = cities.filter(({ code }) => (beaches[code] ?? 0) > 0);
  const ways = towns.flatMap((town) => coast.map((other) => ({ town, other, km: distanceKm(town, other) })));
  const [nearest] = ways.toSorted((a, b) => a.km - b.km);
  if (!nearest || nearest.km < nearSea) return [];
  const { town, other, km } = nearest;
  return [wishWords(language).noSea(cityToken(town), cityToken(other), Math.round(km / 5) * 5)];
};

/** What people wish for and is nothing for who goes along, as far as somebody looked into it. */
export const hardWishes = ({ plan, pool, said }: Noticed): Candidate[] => {
  const inPlan = plan.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []),
  );
  const there = new Set(plan.days.map(({ city_id }) => city_id));
  return ownWishes(said.wants.wanted).flatMap((topic) => {
    if (!topic.label || inPlan.some((one) => isOf(one, topic))) return [];
    const best = bestThere(topic, pool, there, (one) => fitsDiets(one, plan.request.diets));
    return best && best.minutes <= longestVisit && !isForAll(best, { plan, said }) ? [best] : [];
  });
};

const isForAll = (candidate: Candidate, { plan, said }: Pick<Noticed, 'plan' | 'said'>): boolean =>
  isWithinReach(candidate, plan.request, youngestIn(said.words));

/** The best known of a kind in the towns of a plan. */
const bestThere = (
  topic: Topic,
  { all }: Noticed['pool'],
  towns: ReadonlySet<number>,
  counts: (candidate: Candidate) => boolean,
  isThen: (candidate: Candidate) => boolean = () => false,
): Candidate | undefined =>
  [...all.values()]
    .filter(({ city_id }) => city_id !== null && towns.has(city_id))
    .filter((candidate) => isOf(candidate, topic) && counts(candidate))
    .toSorted((a, b) => Number(isThen(b)) - Number(isThen(a)) || (b.fame ?? 0) - (a.fame ?? 0))[0];

/** What people like and nothing in the plan is. */
export const unmet = ({ language, plan, pool, said, cities }: Noticed): string[] => {
  const wanted = ownWishes(said.wants.wanted);
  const inPlan = plan.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []),
  );
  const missed = plan.request.interests.filter((interest) => {
    const topic = topicOf(interest);
    return topic !== undefined && !inPlan.some((candidate) => isOf(candidate, topic));
  });
  // What somebody can't eat is named without being wished for.
  const isEdible = (topic: (typeof said.wants.wanted)[number]) => {
    const all = [...pool.all.values()].filter((candidate) => isOf(candidate, topic));
    return all.length === 0 || all.some((candidate) => fitsDiets(candidate, plan.request.diets));
  };
  const wishes = wanted.filter(
    (topic) => topic.label && !inPlan.some((candidate) => isOf(candidate, topic)) && isEdible(topic),
  );
  const names = [
    ...new Set([
      ...wishes.flatMap(({ label }) => label?.[language] ?? []),
      ...missed
        .filter((interest) => !wishes.some((topic) => topic.interest === interest))
        .map((interest) => phrasesIn(language).interests[interest]),
    ]),
  ];
  const say = adviceWords(language);
  const isThen = ({ visitor_info }: Candidate) =>
    plan.request.month === null || (visitor_info?.season?.months?.includes(plan.request.month) ?? true);
  const long = wishes.flatMap((topic) => {
    const found = [...pool.all.values()].find(
      (candidate) => candidate.minutes > longestVisit && isOf(candidate, topic),
    );
    return found && topic.label ? [{ found, name: topic.label[language] }] : [];
  });
  // What there is and had no room is not unknown.
  const there = new Set(plan.days.map(({ city_id }) => city_id));
  const sights = said.places.sights.flatMap((sight) => recordOf(sight, pool) ?? []);
  const placeless = wishes.flatMap((topic) => {
    const name = topic.label?.[language];
    if (name === undefined || long.some((one) => one.name === name)) return [];
    const found = bestThere(topic, pool, there, (one) => fitsDiets(one, plan.request.diets), isThen);
    return found ? [{ found, name }] : [];
  });
  // What is told of by its own name, or is there under another one, is no open wish.
  const open = placeless.filter(
    ({ found }) => !sights.includes(found) && !inPlan.some((one) => isSamePlace(one, found)),
  );
  const roomless = open.filter(({ found }) => isThen(found) && isForAll(found, { plan, said }));
  const none = names.filter((name) => ![...long, ...placeless].some((one) => one.name === name));
  return [
    ...long.map(({ found, name }) =>
      isThen(found) || said.wants.season
        ? say.overnight(name, token(found), Math.round(found.minutes / 60))
        : say.season(token(found), monthsText(language, found.visitor_info?.season?.months ?? []), false),
    ),
    ...open
      .filter(({ found }) => !isThen(found))
      .map(({ found }) =>
        say.season(token(found), monthsText(language, found.visitor_info?.season?.months ?? []), false),
      ),
    ...(roomless.length > 0
      ? [
          wishWords(language).noRoom(
            listOf(
              language,
              roomless.map(({ found, name }) =>
                wishWords(language).there(name, token(found), earlyHours(found)),
              ),
            ),
          ),
        ]
      : []),
    ...(none.length > 0 ? [say.nothingFor(listOf(language, none))] : []),
    ...(wishes.some(({ signals }) => signals.some((one) => ofSea.has(one)))
      ? inland(language, plan, cities)
      : []),
  ];
};
