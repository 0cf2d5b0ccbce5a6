const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/**
 * For `memo`: whether a part of a plan would be drawn as it is. The named properties hold data, which comes anew with each
 * answer and counts by what it says; the others count as they are.
 */
export const sameProps =
  <Props extends object>(...data: (keyof Props)[]) =>
  (one: Readonly<Props>, other: Readonly<Props>): boolean =>
    (Object.keys({ ...one, ...other }) as (keyof Props)[]).every((name) =>
      data.includes(name) ? isSame(one[name], other[name]) : Object.is(one[name], other[name]),
    );
