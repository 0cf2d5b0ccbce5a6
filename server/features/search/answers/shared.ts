import type { App } from '../../../app-type';
import { createToldPlaces, type ToldPlaceFinder } from '../../planner/gazetteer/told-places';
import { createPassages, type PassageFinder } from '../passages/held';
import { type AnswerFinder, createAnswers } from './answers';

interface Finders {
  answers: AnswerFinder;
  passages: PassageFinder;
  places: ToldPlaceFinder;
}

const made = new WeakMap<App['changes'], Finders>();

const findersOf = (app: App): Finders => {
  const known = made.get(app.changes);
  if (known) return known;
  const finders = {
    answers: createAnswers(app.db),
    passages: createPassages(app.db),
    places: createToldPlaces(app.db),
  };
  made.set(app.changes, finders);
  for (const { forget } of Object.values(finders)) {
    app.changes.on('tag', forget);
    app.changes.on('lost', () => forget());
  }
  return finders;
};

/** What answers questions, held once for an app and read again after something of it changed. */
export const answersOf = (app: App): AnswerFinder => findersOf(app).answers;

/** What all pages say, held in the same way. */
export const passagesOf = (app: App): PassageFinder => findersOf(app).passages;

/** Which places, beside the destinations, records tell of, held in the same way. */
export const toldPlacesOf = (app: App): ToldPlaceFinder => findersOf(app).places;
