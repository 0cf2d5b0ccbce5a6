/** How long somebody wants to travel: "2 ngày 1 đêm", "3n2đ", "5 days", "a week". By folded words. */
const day = '(?:days?|ngay|n)';
const night = '(?:nights?|dem|d)';
const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|ten|mot|hai|ba|bon|nam)';
const patterns = [
  new RegExp(`(?<![a-z0-9])${number} ?${day}(?: and)? ?${number} ?${night}(?![a-z0-9])`, 'u'),
  new RegExp(`(?<![a-z0-9])${number} ?(?:days?|nights?|ngay|dem)(?![a-z0-9])`, 'u'),
  /(?<![a-z0-9])(?:(?:\d{1,2}|a|one|two|three|mot|hai|ba) (?:weeks?|tuan))(?![a-z0-9])/u,
];
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
};

export interface SaidDuration {
  /** Words that say it, the end not included. */
  start: number;
  end: number;
  days: number;
}

/** The length of a journey among folded words. */
export const durationIn = (folded: readonly string[]): SaidDuration | null => {
  const text = folded.join(' ');
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.exec(text);
    if (!match) continue;
    const said = /\d+|[a-z]+/u.exec(match[0])?.[0] ?? '';
    const count = numbers[said] ?? Number(said);
    const isNights = index === 1 && /nights?|dem/u.test(match[0]);
    const days = index === 2 ? count * 7 : isNights ? count + 1 : count;
    if (!(days > 0)) continue;
    const wordAt = (letter: number) => text.slice(0, letter).split(' ').length - 1;
    return { start: wordAt(match.index), end: wordAt(match.index + match[0].length) + 1, days };
  }
  return null;
};
