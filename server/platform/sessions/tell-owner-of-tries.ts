import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../language';
import { formatDateTime } from '../../time';
import { countAttempt } from '../limits/attempts';
import { shownNetwork } from '../limits/network';
import { queueMail } from '../mail/queue-mail';
import type { SessionKind } from './session-kind';

/** The account that somebody tries to get into, and the language that its owner reads. */
export interface TriedAccount {
  id: number;
  email: string;
  full_name: string;
  lang: Language;
  /** False when nobody has shown yet that the e-mail is his. */
  hasOwner: boolean;
}

const oneADay = { name: 'sign-in-letter', maximum: 1, windowSeconds: 24 * 3600 };

const letters = {
  admin: { template: 'admin_sign_in_failures', path: () => '/admin/forgot-password' },
  customer: {
    template: 'customer_sign_in_failures',
    path: (lang: Language) => `/${lang}/forgot-password`,
  },
} as const;

/**
 * Writes to an account's owner that somebody fails to sign in to it, once a day at most. Nobody waits for it, so that
 * a refusal takes as long for an e-mail without an account.
 */
export const tellOwnerOfTries = (
  app: FastifyInstance,
  request: FastifyRequest,
  { kind, account }: { kind: SessionKind; account: TriedAccount | undefined },
): void => {
  if (!account?.hasOwner) return;
  const { id, email, full_name, lang } = account;
  const { template, path } = letters[kind];
  const variables = {
    full_name,
    network: shownNetwork(request.ip),
    tried_at: formatDateTime(new Date()),
    link: `${app.env.PUBLIC_URL}${path(lang)}`,
  };
  app.db
    .transaction(async (tx) => {
      if ((await countAttempt(tx, { limit: oneADay, subject: `${kind} ${id}` })) > 0) return;
      await queueMail(tx, { template, lang, to: email, variables });
    })
    .catch((error: Error) =>
      app.log.warn({ reason: error.message }, 'an owner was not told of failed sign-ins'),
    );
};
