import type { Env } from '../../env';
import type { PushKeys } from './keys';

type Configured = Pick<Env, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT'>;

/** The keys that are configured; null where there are none, and nobody is told anything. */
export const pushKeysOf = ({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_SUBJECT: subject,
}: Configured): PushKeys | null =>
  publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;
