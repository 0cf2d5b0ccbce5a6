import { vi } from 'vitest';

// Hundreds of accounts are made and signed in. Whatever hashes a password has to ask for the full cost, and gets the
// lowest that bcrypt has.
vi.mock('bcrypt', async (importOriginal) => {
  const { default: bcrypt } = await importOriginal<{ default: typeof import('bcrypt') }>();
  const hash = async (text: string, cost: number) => {
    if (cost < 12) throw new Error(`A password was to be hashed at a cost of ${cost}.`);
    return bcrypt.hash(text, 4);
  };
  return { default: { ...bcrypt, hash } };
});
