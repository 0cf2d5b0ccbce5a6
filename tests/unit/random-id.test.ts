import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomId } from '../../web/app/ui/random-id';

test('random names are UUIDs of version 4, each another', () => {
  const names = Array.from({ length: 200 }, randomId);
  for (const name of names) expect(z.uuidv4().safeParse(name).success, name).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
