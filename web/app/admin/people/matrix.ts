import type { MatrixLine } from './types';

/** Columns of the matrix; rights of other actions stand in one column after them, with their names. */
export const commonActions = ['read', 'create', 'update', 'translate', 'publish', 'delete'] as const;

const subjectOf = (right: string) => right.slice(0, right.indexOf('.'));
const readOf = (right: string) => `${subjectOf(right)}.read`;

/** Rights that come with another, and without which there is no other: whoever changes a record may translate it. */
const within = (right: string): string[] => {
  const subject = subjectOf(right);
  return right === `${subject}.update` ? [readOf(right), `${subject}.translate`] : [readOf(right)];
};

/**
 * Gives or takes rights, of those that may be changed. Whoever may do something to a thing must see it, so that the
 * right to see comes with any other, and takes all others along when it goes.
 */
export function withRights(
  held: ReadonlySet<string>,
  rights: readonly string[],
  wanted: boolean,
  mayChange: (right: string) => boolean,
): ReadonlySet<string> {
  const next = new Set(held);
  const changed = rights.filter(mayChange);
  if (wanted) {
    for (const right of changed) {
      next.add(right);
      for (const other of within(right)) if (mayChange(other)) next.add(other);
    }
    return next;
  }
  const blind = new Set(changed.filter((right) => right === readOf(right)).map(subjectOf));
  for (const right of changed) {
    next.delete(right);
    const update = `${subjectOf(right)}.update`;
    if (right === `${subjectOf(right)}.translate` && mayChange(update)) next.delete(update);
  }
  for (const right of held) if (blind.has(subjectOf(right)) && mayChange(right)) next.delete(right);
  return next;
}

/** How much of some rights is held: a box for all of them is ticked, empty, or in between. */
export function stateOf(held: ReadonlySet<string>, rights: readonly string[]): 'all' | 'some' | 'none' {
  const count = rights.filter((right) => held.has(right)).length;
  if (count === 0) return 'none';
  return count === rights.length ? 'all' : 'some';
}

/** The rights of an action, whatever they are about. */
export const rightsOfAction = (lines: readonly MatrixLine[], action: string): string[] =>
  lines.flatMap(({ permissions }) =>
    permissions.filter((right) => right.action === action).map(({ code }) => code),
  );
