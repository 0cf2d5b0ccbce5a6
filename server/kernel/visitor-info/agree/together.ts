import type { Disagreement } from './disagreements';

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
