import type { Candidate } from '../candidates/candidate';
import { isAboutFood } from '../days/diets';
import { hasAny } from '../days/has-any';
import { isOf } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { minutesOf } from '../travel/clock';
import { wordsOf } from '../understand/text';
import type { Topic } from '../understand/topics';
import { covers } from '../understand/wishes';
import { listOf } from '../words/lists';
import { wishWords } from '../words/wish-words';
import type { Noticed } from './noticed';
import { isNoticed } from './notices';
import type { Particulars } from './particulars';

const mostTold = 6;

type PlanStop = Plan['days'][number]['stops'][number];

const onFoot = /^(?:walk|hike|trek|climb|cycle|ride|di bo|leo|dap xe)(?![a-z])/;
const onWater: ReadonlySet<string> = new Set(['boat', 'cruise', 'kayak']);

/** Of the thing itself rather than of what is like it: its first tag or its own words in a title. */
const isSurely = (candidate: Candidate, topic: Topic): boolean => {
  // What is named by how one walks there is no boat trip, whatever else belongs to it; nor is a meal a beach.
  if (onWater.has(topic.name) && candidate.names.some((name) => onFoot.test(name))) return false;
  if (candidate.isMeal && topic.name !== 'food' && topic.interest !== 'food' && !isOfTables(topic))
    return false;
  return isOf(candidate, { ...topic, signals: topic.signals.slice(0, 1) });
};

/** Whether what is wished may be something to eat or drink: it has tags of food, or is called in words of its own. */
const isOfTables = ({ name, signals }: Topic): boolean =>
  (name.startsWith('said:') && !ofNoTable.has(name.slice(5))) ||
  isAboutFood({ isMeal: false, signals: new Set(signals) }) ||
  hasAny(new Set(signals), ['coffee', 'tea', 'vegetarian', 'markets', 'night-market', 'coffee-and-tea']);

const ofNoTable: ReadonlySet<string> = new Set([
  'sea',
  'bien',
  'river',
  'song',
  'lake',
  'ho',
  'island',
  'dao',
]);

/** When the light that is wished is over or comes: a visit at another time sees none of it. Minutes. */
const lights: Readonly<Record<string, (begins: number, ends: number) => boolean>> = {
  sunrise: (begins) => begins <= minutesOf('06:30'),
  sunset: (begins, ends) => begins <= minutesOf('18:00') && ends >= minutesOf('17:00'),
};

const isInTime = (topic: Topic, { starts_at, minutes }: PlanStop): boolean => {
  const begins = minutesOf(starts_at);
  return lights[topic.name]?.(begins, begins + minutes) ?? true;
};

/** What is in the plan for the light of morning or evening, and at another hour. */
const untimely = ({
  language,
  plan,
  pool,
  said,
}: Pick<Noticed, 'language' | 'plan' | 'pool' | 'said'>): string[] =>
  ownWishes(said.wants.wanted).flatMap((topic) => {
    if (!topic.label || !lights[topic.name]) return [];
    const stops = plan.days
      .flatMap(({ stops }) => stops)
      .filter((stop) => {
        const candidate = pool.all.get(recordKey(stop));
        return candidate !== undefined && isSurely(candidate, topic);
      });
    const [first] = stops;
    if (!first || stops.some((stop) => isInTime(topic, stop))) return [];
    return [wishWords(language).untimely(topic.label[language], token(first), first.starts_at)];
  });

/** Who wishes for Khmer pagodas wishes for no pagodas beside. */
export const ownWishes = (wanted: readonly Topic[]): Topic[] =>
  wanted.filter(({ name }) => !wanted.some((other) => covers[other.name]?.includes(name)));

/** By what of the plan each wish is fulfilled. */
export const fulfilled = ({
  language,
  plan,
  pool,
  said,
}: Pick<Noticed, 'language' | 'plan' | 'pool' | 'said'>): string[] => {
  const say = wishWords(language);
  const used = new Set<string>();
  const told = ownWishes(said.wants.wanted)
    .slice(0, mostTold)
    .flatMap((topic) => {
      if (!topic.label) return [];
      for (const [index, { stops }] of plan.days.entries()) {
        const stop = stops.find((one) => {
          const candidate = pool.all.get(recordKey(one));
          return (
            candidate !== undefined &&
            !used.has(recordKey(one)) &&
            isSurely(candidate, topic) &&
            isInTime(topic, one)
          );
        });
        if (!stop) continue;
        used.add(recordKey(stop));
        return [say.by(topic.label[language], token(stop), index + 1, plan.days.length === 1)];
      }
      return [];
    });
  return [
    ...(told.length > 0 ? [say.fulfilled(told.join('; '))] : []),
    ...untimely({ language, plan, pool, said }),
  ];
};

/** Wishes that no record here says anything of. */
export const wishesOut = (
  { language, plan }: Pick<Noticed, 'language' | 'plan'>,
  { unheard }: Particulars,
): string[] => {
  const open = unheard.filter((phrase) => !isNoticed(wordsOf(phrase)));
  if (open.length === 0) return [];
  const cities = [...new Set(plan.days.map(({ city_id }) => city_id))].map((id) =>
    token({ kind: 'city', id }),
  );
  const phrases = open.map((phrase) => `“${phrase}”`);
  return [wishWords(language).unheard(listOf(language, phrases), listOf(language, cities))];
};
