import path from 'node:path';
import { storedSecret } from '../../db/embedded/stored-secret';
import type { Env } from '../env';
import { StartFailure } from './failure';

export interface Administrator {
  email: string;
  password: string;
  /** Where the password is stored, when it was made here. */
  storedIn?: string;
}

/**
 * The first administrator: the one in the environment, else, in a demonstration, one with a random password that is made
 * once and kept in the data folder. Undefined: none is made.
 */
export async function administrator(env: Env, demo: boolean): Promise<Administrator | undefined> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (email && password) return { email, password };
  if (!demo) {
    if (email || password) throw new StartFailure('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
    return undefined;
  }
  const known = { email: email ?? 'admin@visitvietnam.example' };
  if (password) return { ...known, password };
  const storedIn = path.join(env.DATA_DIR, 'admin-password');
  return { ...known, password: await storedSecret(storedIn, 12), storedIn };
}
