import type { ZodType } from 'zod';

const filterBodies = new WeakSet<ZodType>();

/** Marks a body as one that says what to read, like a query: what is empty in it is not asked for. */
export const filterBody = <S extends ZodType>(schema: S): S => {
  filterBodies.add(schema);
  return schema;
};

/** Whether empty values of what this schema parses mean that nothing was given. */
export const ignoresEmpty = (schema: ZodType, part: string | undefined): boolean =>
  part === 'querystring' || filterBodies.has(schema);

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length > 0 && value.every(isEmpty));

/**
 * The values without those that are empty. Forms send every field that they have, and a filter that nobody filled in
 * filters nothing. An empty list is no empty value: it asks for none.
 */
export const withoutEmpty = (values: unknown): unknown => {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const given = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : value]),
  );
};
