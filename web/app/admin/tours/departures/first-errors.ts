import type { Answer } from '~/api/answer';

/** The first message for each field of a refused write. */
export function firstErrors(answer: Answer<unknown>): Readonly<Record<string, string>> {
  if (answer.ok) return {};
  return Object.fromEntries(
    Object.entries(answer.problem.errors ?? {}).map(([path, [first]]) => [
      path.split('.')[0] ?? path,
      first ?? '',
    ]),
  );
}
