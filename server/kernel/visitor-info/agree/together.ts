import type { Disagreement } from './disagreements';
import type { Statement } from './statement';

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
    default:
      return [statement.kind];
  }
};

const sayTheSame = (one: Disagreement, other: Disagreement): boolean =>
  one.language !== other.language &&
  one.kind === other.kind &&
  one.why === other.why &&
  one.about.some((value) => other.about.includes(value));

/** Sentences that tell the same in the other language stand with the first that tells it: it is mended once. */
export const together = (found: readonly Disagreement[]): Disagreement[][] => {
  const groups: Disagreement[][] = [];
  for (const one of found) {
    const group = groups.find(
      (members) =>
        members.every(({ language }) => language !== one.language) &&
        members.some((member) => sayTheSame(member, one)),
    );
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
};
