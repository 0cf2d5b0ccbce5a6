import type { PlanRequest } from '../plan-shapes';
import { type Act, actsIn, dayInCity, verbAt, verbIn } from './acts';
import type { Times } from './arrival';
import { isBackThatDay } from './back-that-day';
import { bareLengthIn } from './bare-length';
import { basesIn } from './bases';
import { withoutBeef } from './beef';
import { changedEndsIn, longerUntil } from './changed-ends';
import { setsDayRight } from './date-ranges';
import { rangeIn } from './dates';
import { dayByDay } from './day-by-day';
import { withDayNumbers } from './day-of-plan';
import { daysIn, numberedDaysIn } from './days';
import { dietsIn, withoutMoonDays } from './diets';
import { withHomeHours } from './home-time';
import { hoursIn } from './hours';
import { impossibleDateIn } from './impossible-date';
import { type JourneyEnds, journeyEndsIn } from './journey-ends';
import { withoutStories } from './kin';
import { limitsIn } from './limits';
import { budgetIn, needsIn, paceIn } from './manner';
import { moneyIn } from './money';
import { monthIn, movedMonthIn, withoutLookalikes } from './months';
import { countsMeals, mustsIn, sightsADayIn } from './musts';
import { nationalityIn } from './nationality';
import { partyIn } from './party';
import { type Places, placesAt, placesIn, withoutPlaces } from './places';
import { talkIn } from './questions';
import { calledByKind } from './record-names';
import { refusalsIn, refusesCrowds } from './refusals';
import { refusesElsewhere } from './refused';
import { seasonIn } from './season-said';
import { seenThings, withoutStretches } from './seen-things';
import { settled } from './settled';
import { readText, type Text, words, wordsOf } from './text';
import { interestsOf } from './topics';
import { traitIn, wantsElsewhere } from './traits';
import { transportIn } from './transport';
import { tuningIn } from './tuning';
import type { Situation, Understanding } from './understanding';
import { wholeLength } from './whole-length';
import { wishesIn } from './wishes';
import { withdrawnIn } from './withdrawn';

export type { Situation, Understanding, Wants } from './understanding';

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** Whether somebody with a plan only says where he doesn't want to go. */
const leaves = ({ named, left }: Places, planDays: number): boolean =>
  planDays > 0 && left.length > 0 && named.every(({ id }) => left.includes(id));

const bestTime = words(
  'when (?:is|are|does) [^.?!]{2,40} (?:driest|dry|best|sunniest|nicest|warmest|coolest|least rain\\p{L}*)[^.!?]*\\?[^.!?]*(?:then|in that month)|(?:thang|mua) (?:nao|may)[^.!?]{0,40} (?:it mua|dep|kho rao|mat|am) nhat[^.!?]*\\?[^!?]*(?:luc|thang|dip) (?:do|ay)|(?:in|at|during) (?:the )?(?:best|right|ideal) (?:of (?:those|these) )?(?:months?|time|season)|best of (?:those|these) months|(?:for|in) (?:that|the best) month|(?:vao|cho) thang (?:do|ay|dep nhat)|(?:thang|mua|luc) dep nhat',
);

/** The month of a day that no calendar has, as `day/month`. */
const monthOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Number(date.split('/')[1]);

/** "This weekend, for the buckwheat": a day that is told from today is not moved to the season. */
const isFromNow = words(
  'this (?:week|week-?end|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:next|coming) week(?:-?end)?|tomorrow|today|tonight|(?:cuoi )?tuan (?:nay|sau|toi)|(?:thu \\w+|t\\d|chu nhat|cn|thang) nay|ngay mai|hom nay|mai di',
);

const movesStart = words(
  'start(?:s|ing)?|begin(?:s|ning)?|leav(?:e|ing)|depart(?:ing)?|arriv(?:e|ing)|mov(?:e|ing)|chang(?:e|ing)|instead|go(?:ing)?|khoi hanh|xuat phat|bat dau|doi|chuyen|lui|di|bay',
);

const whereInstead = words(
  '(?:where|which (?:place|town|city))[^.;!]{0,40} instead|instead[^.;!]{0,30} where|(?:nen )?di dau (?:thay|khac)|thay (?:the )?(?:bang )?(?:di )?(?:dau|cho nao|noi nao)',
);

/** "It floods in Hội An. 4 days, where should we go instead?": the only place is where they don't go. */
const withoutReplaced = (places: Places, { folded }: Text, days: number | undefined): Places => {
  const [only, other] = places.named;
  if (days === undefined || !only || other || !whereInstead.test(folded)) return places;
  return { ...places, named: [], left: [...places.left, only.id] };
};

const movedTo =
  /(?<![\p{L}])(?:doi|chuyen|lui|hoan|move|shift|postpone|reschedule)(?: [\p{L}]+){0,4} (?:cuoi tuan|tuan (?:sau|toi)|week-?end|next week)(?![\p{L}])/u;

const without = (text: Text, word: RegExp): Text => ({
  ...text,
  folded: text.folded.replace(word, (said) => ' '.repeat(said.length)),
});

/** Who wants so few sights a day goes slowly. */
const fewSights = 2;

const easyBy = (text: Text): 'easy' | undefined =>
  (sightsADayIn(text) ?? fewSights + 1) <= fewSights ? 'easy' : undefined;

/** What stands behind a name and is part of it. */
const ofNames = /(?<![\p{L}])(?:lake|bay|island|town|city|ho|vinh|dao|dong|dam)(?![\p{L}])/gu;

/** Reads a message in English or Vietnamese, with or without accents. */
export const understand = (
  message: string,
  { cities, today, planDays, planStart, planFrom }: Situation,
): Understanding => {
  const hasPlan = planDays > 0;
  const { spending, rest: text } = moneyIn(readText(message));
  // Beef is eaten, and takes nothing out.
  const spoken = withoutBeef(text);
  const verb = verbIn(spoken);
  const talk = talkIn(text);
  const named = placesIn(text, cities, hasPlan);
  const numbered = withDayNumbers(spoken.folded, planStart ?? null, planDays);
  const ends = hasPlan ? changedEndsIn(text.folded, planStart ?? null, planDays) : null;
  const longer = hasPlan && !ends ? longerUntil(text.folded, planStart ?? null, planDays) : undefined;
  const acted: Act[] =
    longer !== undefined
      ? [{ do: 'add_days', count: longer }]
      : hasPlan && !ends
        ? actsIn({ ...text, folded: numbered }, planDays)
        : [];
  const [onlyTown, otherTown] = named.named;
  const acts =
    hasPlan && acted.length === 0 && verb === null && onlyTown && !otherTown
      ? dayInCity(spoken.folded, numbered, onlyTown.at, planDays)
      : acted;
  // "Sunday shorter" is about that day; "start on Sunday" moves the journey.
  // So is "we arrive at 8 on Friday", and when they leave has no say in when they begin.
  const dated = withoutLookalikes(withoutMoonDays(text), placesAt(text, cities));
  const between = hasPlan ? undefined : rangeIn(dated, { today, hasPlan })?.days;
  const hours = hoursIn(text, hasPlan ? planDays : (between ?? daysIn(text)));
  const isTimed = hours.arrives !== undefined || hours.leaves !== undefined;
  const isOfItsDay =
    (numbered !== spoken.folded &&
      (acts.length > 0 || isTimed || !(movesStart.test(text.folded) || setsDayRight(text.folded)))) ||
    (hasPlan && hours.leaves !== undefined && hours.arrives === undefined);
  const impossibleDate = impossibleDateIn(dated);
  const season = seasonIn(text.folded, named, cities);
  const saidMonth =
    (hasPlan ? movedMonthIn(dated, today) : undefined) ?? monthIn(dated, today) ?? monthOf(impossibleDate);
  const month = saidMonth ?? season?.months[0];
  const limits = limitsIn(text);
  const musts = mustsIn(text);
  const given = hasPlan ? withdrawnIn(text) : [];
  const dropped = given.length > 0 ? given : undefined;
  // Who plans no meals, or eats by a rule, has no love of food because the word was said.
  // "Đảo Lý Sơn" beside a plan is that island, and no wish for islands.
  const ofThings = hasPlan && named.mentioned.length > 0 ? without(text, ofNames) : text;
  const isOfDiet = dietsIn(text).length > 0;
  // Beside a plan "one of us eats no meat" is about the meals that are in it.
  const tellsDiet = hasPlan && isOfDiet && verb !== 'add' && verb !== 'swap';
  const seen = seenThings(text);
  const unseen = withoutStretches(ofThings, seen);
  const wanted = wishesIn(isOfDiet ? without(unseen, foodOfDiet) : unseen).wanted.filter(
    ({ name }) =>
      (name !== 'food' || !(limits.includes('no_meals') || tellsDiet)) &&
      (name !== 'vegetarian' || !(dropped !== undefined || tellsDiet)),
  );
  // "Drop Ba Bể Lake" says nothing of other lakes.
  const aside = withoutStretches(withoutPlaces(text, cities), seen);
  const isPlace = verb === 'remove' && named.mentioned.length > 0;
  const { avoided } = wishesIn(isPlace ? without(aside, ofNames) : aside);
  // "Dời sang cuối tuần sau" moves a journey, and says nothing of its length.
  // So many beds, or some stops less, say nothing of how long it is.
  const isOfLength = acts.every(({ do: name }) => name === 'fewer_bases' || name === 'cut_stops');
  const length = !isOfLength ? undefined : daysIn(hasPlan ? without(text, movedTo) : text);
  // "Hôm đầu …, hôm sau …": days that are told one by one.
  const byDays = hasPlan || (length ?? 0) > 1 ? undefined : dayByDay(text.folded);
  const counted = byDays ?? (length || undefined);
  const isDated = !impossibleDate && !isOfItsDay && !ends && longer === undefined;
  const dates: JourneyEnds = isDated
    ? journeyEndsIn(dated, {
        today,
        month: isFromNow.test(dated.folded) ? saidMonth : month,
        hasPlan,
        planFrom: planFrom ?? null,
        counted,
      })
    : {};
  const asksWay = talk.questions.includes('route') && !talk.asksForPlan;
  const places = settled(withoutReplaced(named, text, counted), {
    days: dates.days ?? counted,
    verb,
    asksWay,
    hasPlan,
    folded: text.folded,
  });
  // "Leave a week later" is no wish to sleep long.
  const { begins, ...others } = hours;
  // Who is not there until 21:30 says nothing of the mornings that follow.
  const isArrival = begins !== undefined && begins === hours.arrives;
  const told = hasPlan
    ? others
    : withHomeHours(others, text.folded, { ...places, days: dates.days ?? counted }, cities);
  const times: Times =
    acts.some((act) => act.do === 'shift') || !begins || isArrival ? told : { ...told, begins };
  const whole = wholeLength(places, dates.days, counted, numberedDaysIn(text, true));
  // "cheaper on day 2" says nothing of the other days.
  const isOfDay = acts.some((act) => 'day' in act);
  const tuned = hasPlan ? tuningIn(text.folded) : {};
  return {
    wants: {
      ...defined({
        days:
          times.layover !== undefined ||
          (times.spare !== undefined && !dates.days) ||
          (!hasPlan && whole.days === undefined && isBackThatDay(text.folded))
            ? 1
            : dates.days === undefined && byDays
              ? byDays
              : whole.days,
        uneven: whole.uneven,
        start_date: dates.start_date,
        until: dates.until,
        reversed: dates.reversed,
        unlikeDates: whole.unlikeDates,
        month: dates.start_date ? Number(dates.start_date.slice(5, 7)) : month,
        pace:
          isOfDay || acts.some((act) => act.do === 'cut_stops')
            ? undefined
            : (tuned.pace ?? paceIn(text) ?? easyBy(text)),
        // "A budget of 7000" is no small one.
        budget: isOfDay ? undefined : (budgetIn(spending ? without(text, /budget/g) : text) ?? tuned.budget),
        // "Cắt bớt còn 3" are days, and no people.
        ...(hasPlan && bareLengthIn(text.folded, planDays) !== undefined
          ? {}
          : partyIn(withoutStories(withoutPlaces(text, cities)), hasPlan)),
        spending,
        impossibleDate,
        season,
        ends: ends ?? undefined,
        dropped,
        noDays: length === 0 ? true : undefined,
        sightsADay: sightsADayIn(text),
        countsMeals: countsMeals({ words: text.folded }) ? true : undefined,
        bases: hasPlan ? undefined : basesIn(text.folded),
        musts: musts.length > 0 ? musts : undefined,
        inBestMonth: bestTime.test(text.folded) ? true : undefined,
      }),
      diets: dropped === undefined ? dietsIn(text) : [],
      limits,
      // What one day shall be says nothing of the others.
      ...(acts.length > 0 ? { phrases: [], refused: [] } : refusalsIn(withoutStretches(text, seen), aside)),
      transport: transportIn(text),
      times,
      needs: withQuiet(needsIn(withoutStories(text), hasPlan), refusesCrowds(text)).filter(
        (need) => !isOfDay || need !== 'quiet',
      ),
      interests: isOfDay || acts.some((act) => act.do === 'reverse') ? [] : interestsOf(wanted),
      wanted,
      avoided,
    },
    places: withSeen(places, seen, text),
    acts,
    verb: verb ?? (leaves(places, planDays) ? 'remove' : null),
    // "Phong Nha then, and not the expensive tour" takes out the tour, and no town.
    verbs: new Map(
      places.mentioned.map(({ id, at }) => {
        const isSpared = hasPlan && verb === 'remove' && !places.left.includes(id);
        return [id, verbAt(text, at) ?? (isSpared && refusesElsewhere(text, at) ? 'add' : null)];
      }),
    ),
    talk,
    trait: traitIn(text),
    isElsewhere: wantsElsewhere(text),
    words: wordsOf(message),
    nationality: nationalityIn(message),
  };
};

/** What has been seen is not gone to again, however it is called. */
const withSeen = (places: Places, seen: ReturnType<typeof seenThings>, { folded }: Text): Places => ({
  ...places,
  sightsLeft: [
    ...new Set([
      ...places.sightsLeft,
      ...seen
        .map(({ at, end }) => wordsOf(folded.slice(at, end)))
        .filter((name) => !places.sightsLeft.includes(name))
        .flatMap(calledByKind),
    ]),
  ],
});

const withQuiet = (needs: PlanRequest['needs'], isQuiet: boolean): PlanRequest['needs'] =>
  isQuiet && !needs.includes('quiet') ? [...needs, 'quiet'] : needs;

/** "Halal food" says what is eaten, and nothing of how much people care for it. */
const foodOfDiet =
  /(?:halal|kosher|vegan|vegetarian|gluten[- ]free)[ -](?:food|meals?|restaurants?|eating|dish(?:es)?|cuisine|options?)|(?<=(?:for|with|about|regarding|as (?:for|to)|when it comes to|with regard to) )(?:the |our |all )?(?:food|meals?|eating|restaurants?)(?! (?:tour|street|market|stall|class))|(?<=(?:ve|khoan|chuyen|phan|viec) )(?:an uong|do an|mon an|bua an|an)(?! (?:vat|hai san))/g;
