import type { App } from '../../../app-type';
import { type AnswerFinder, createAnswers } from './answers';

const made = new WeakMap<App['changes'], AnswerFinder>();

/** What answers questions, held once for an app and read again after something of it changed. */
export const answersOf = (app: App): AnswerFinder => {
  const known = made.get(app.changes);
  if (known) return known;
  const answers = createAnswers(app.db);
  app.changes.on('tag', answers.forget);
  app.changes.on('lost', () => answers.forget());
  made.set(app.changes, answers);
  return answers;
};
