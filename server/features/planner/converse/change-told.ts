import type { Language } from '../../../language';
import type { Change } from '../follow-up';
import { dayEnd, dayStart } from '../follow-up/day-hours';
import type { PlanRequest } from '../plan-shapes';
import { token } from '../stream/events';
import { frameWords } from '../words/frame';
import { dateText, listOf, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';

const cityToken = (id: number) => token({ kind: 'city', id });

const interestsText = (language: Language, names: readonly string[]): string =>
  listOf(
    language,
    names.map((name) => phrasesIn(language).interests[name as PlanRequest['interests'][number]]),
  );

/** A change of a plan as a sentence; empty where its days say it. */
export const changeText = (language: Language, change: Change): string => {
  const { change: say } = phrasesIn(language);
  switch (change.said) {
    case 'new_day':
    case 'no_such_stop':
    case 'day_eased':
    case 'day_filled':
    case 'day_full':
    case 'no_new_day':
    case 'day_removed':
    case 'day_emptied':
    case 'no_such_day':
    case 'only_day':
    case 'same_day':
      return say[change.said](change.day);
    case 'not_eased':
      return say.not_eased(change.day, change.stops);
    case 'diets_dropped':
      return say.diets_dropped(
        listOf(
          language,
          change.diets.map((diet) => frameWords(language).diets[diet]),
        ),
      );
    case 'new_stop':
      return say.new_stop(change.day, token(change.was));
    case 'days_exchanged':
      return say.days_exchanged(change.day, change.with);
    case 'bases':
      return say.bases(listOf(language, change.cities.map(cityToken)));
    case 'unheard':
      return say.unheard(change.text);
    case 'not_in_plan':
      return say.not_in_plan(change.name[language]);
    case 'none_of':
      return say.none_of(change.wish[language]);
    case 'no_more_wish':
      return say.no_more_wish(change.wish[language], token(change.stop), change.day);
    case 'stops_removed':
      return say.stops_removed(listOf(language, change.stops.map(token)));
    case 'stop_added':
      return say.stop_added(token(change.stop), change.day);
    case 'stop_moved':
    case 'on_that_day':
    case 'no_day_there':
      return say[change.said](token(change.stop), change.day);
    case 'not_that_day':
      return say.not_that_day(token(change.stop), change.day, change.why, change.days);
    case 'stop_replaced':
      return say.stop_replaced(token(change.stop), token(change.was), change.day);
    case 'none_instead':
      return say.none_instead(token(change.was), change.isGone === true);
    case 'part_freed':
      return say.part_freed(change.day, change.part, listOf(language, change.stops.map(token)));
    case 'part_is_free':
      return say.part_is_free(change.day, change.part);
    case 'hours_taken':
      return hoursTaken(language, change);
    case 'arrives':
    case 'leaves':
      return say[change.said](change.time);
    case 'home_by':
      return say.home_by(cityToken(change.city), change.time, change.leaves, change.travel);
    case 'evenings_quiet':
      return say.evenings_quiet(listOf(language, change.stops.map(token)));
    case 'stays_only':
      return say.stays_only(cityToken(change.city), change.days, change.own);
    case 'stay':
      return say.stay(cityToken(change.city), change.days, change.total);
    case 'order':
      return say.order(listOf(language, change.cities.map(cityToken)));
    case 'leg':
    case 'leg_there':
      return say[change.said](
        phrasesIn(language).transfer(cityToken(change.from), cityToken(change.to), change.travel),
      );
    case 'no_line':
      return frameWords(language).noLine(cityToken(change.from), cityToken(change.to), change.travel);
    case 'no_room':
    case 'not_there':
    case 'already_there':
      return say[change.said](token(change.stop));
    case 'city_added':
      return say.city_added(cityToken(change.city), change.days);
    case 'city_exchanged':
      return say.city_exchanged(cityToken(change.city), cityToken(change.with));
    case 'tuned':
    case 'is_already':
      return say[change.said](change.day, say.traits[change.trait]);
    case 'city_there':
    case 'one_day_there':
    case 'city_removed':
    case 'only_city':
    case 'city_left':
      return say[change.said](cityToken(change.city));
    case 'longer':
    case 'shorter':
      return say[change.said](change.days);
    case 'starts':
      return say.starts(dateText(language, change.date));
    case 'month':
      return say.month(monthText(language, change.month));
    case 'children':
      return say.children(change.count, change.areTeens);
    case 'adults':
      return say[change.said](change.count);
    case 'needs':
      return change.needs.map((need) => say.needs[need as PlanRequest['needs'][number]]).join(' ');
    case 'no_more_of':
      return say.no_more_of(interestsText(language, change.interests));
    case 'interests':
      return say.interests(interestsText(language, change.interests));
    case 'frame':
    case 'spending':
      return '';
    default:
      return say[change.said];
  }
};

/** Hours of one day in which nothing is planned: before it begins, after it is over, or within it. */
const hoursTaken = (language: Language, { day, from, until }: Change & { said: 'hours_taken' }): string => {
  const { change: say } = phrasesIn(language);
  if (from === dayStart) return say.day_begins(day, until);
  return until === dayEnd ? say.day_ends(day, from) : say.day_kept(day, from, until);
};
