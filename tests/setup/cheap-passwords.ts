import { vi } from 'vitest';

type Bcrypt = typeof import('bcrypt');

/** Files of a worker share the server's modules, which hold on to the first one: a test that watches it needs the same. */
const shared = globalThis as { cheapBcrypt?: Bcrypt };

// Hundreds of accounts are made and signed in. Whatever hashes a password has to ask for the full cost, and gets the
// lowest that bcrypt has.
vi.mock('bcrypt', async (importOriginal) => {
  const { default: bcrypt } = await importOriginal<{ default: Bcrypt }>();
  const hash = async (text: string, cost: number) => {
    if (cost < 12) throw new Error(`A password was to be hashed at a cost of ${cost}.`);
    return bcrypt.hash(text, 4);
  };
  shared.cheapBcrypt ??= { ...bcrypt, hash } as Bcrypt;
  return { default: shared.cheapBcrypt };
});
