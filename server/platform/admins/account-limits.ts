import type { Counter, Limit } from '../limits/attempts';
import { fromNetwork } from '../limits/from-network';

const window = 15 * 60;

const limits = {
  codeAddress: { name: 'admin-code-address', maximum: 50, windowSeconds: window },
  forgotAccount: { name: 'admin-forgot-account', maximum: 3, windowSeconds: window },
  forgotAddress: { name: 'admin-forgot-address', maximum: 20, windowSeconds: window },
  resetAddress: { name: 'admin-reset-address', maximum: 20, windowSeconds: window },
  linkByAdmin: { name: 'admin-link-by-admin', maximum: 5, windowSeconds: 3600 },
  codeAccount: { name: 'admin-code-account', maximum: 10, windowSeconds: window },
  codeDay: { name: 'admin-code-day', maximum: 50, windowSeconds: 24 * 3600 },
  passwordChange: { name: 'admin-password-change', maximum: 10, windowSeconds: window },
} as const satisfies Record<string, Limit>;

const byEmail =
  (limit: Limit) =>
  (email: string): Counter => ({ limit, subject: email.toLowerCase() });
const byAddress =
  (limit: Limit) =>
  (address: string): Counter =>
    fromNetwork(limit, address);
const byAccount =
  (limit: Limit) =>
  (adminId: number): Counter => ({ limit, subject: String(adminId) });

/** Reset links sent to one account, and asked for from one address. Only what is sent counts for the account. */
export const linksTo = byEmail(limits.forgotAccount);
export const linksFrom = byAddress(limits.forgotAddress);

/** Links that admins send to one account. */
export const linksSentTo = byAccount(limits.linkByAdmin);

/** Links tried from one address. */
export const resetsFrom = byAddress(limits.resetAddress);

/** Wrong codes of a second factor, soon after one another and over a day: a million codes are soon guessed. */
export const codesOf = byAccount(limits.codeAccount);
export const codesOfDay = byAccount(limits.codeDay);

/** The same of one browser that the account knows, which strangers who have the password use nothing up of. */
export const codesIn = (adminId: number, device: string): Counter[] =>
  [limits.codeAccount, limits.codeDay].map((limit) => ({ limit, subject: `${adminId} ${device}` }));

/** Wrong codes from one address. */
export const codesFrom = byAddress(limits.codeAddress);

/** Wrong passwords given by one signed-in admin. */
export const passwordChangesBy = byAccount(limits.passwordChange);
