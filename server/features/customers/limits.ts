import type { Counter, Limit } from '../../platform/limits/attempts';
import { fromNetwork } from '../../platform/limits/from-network';

const quarter = 15 * 60;
const hour = 3600;

const limits = {
  exists: { name: 'customer-exists', maximum: 10, windowSeconds: 60 },
  existsDay: { name: 'customer-exists-day', maximum: 500, windowSeconds: 24 * hour },
  told: { name: 'customer-told', maximum: 10, windowSeconds: hour },
  toldDay: { name: 'customer-told-day', maximum: 30, windowSeconds: 24 * hour },
  register: { name: 'customer-register', maximum: 20, windowSeconds: hour },
  resetMail: { name: 'customer-reset-letter', maximum: 3, windowSeconds: quarter },
  activationMail: { name: 'customer-activation-letter', maximum: 3, windowSeconds: quarter },
  reviewMail: { name: 'customer-review-letter', maximum: 3, windowSeconds: hour },
  mailAddress: { name: 'customer-letter-address', maximum: 10, windowSeconds: quarter },
  linkAddress: { name: 'customer-link-address', maximum: 20, windowSeconds: quarter },
  passwordChange: { name: 'customer-password-change', maximum: 10, windowSeconds: quarter },
  upload: { name: 'customer-upload', maximum: 20, windowSeconds: hour },
  export: { name: 'customer-export', maximum: 10, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

const byEmail =
  (limit: Limit) =>
  (email: string): Counter => ({ limit, subject: email });
const byAddress =
  (limit: Limit) =>
  (address: string): Counter =>
    fromNetwork(limit, address);
const byCustomer =
  (limit: Limit) =>
  (customerId: number): Counter => ({ limit, subject: String(customerId) });

/** Questions from one address whether an e-mail has an account: in a minute, and over a day. */
export const existsAskedFrom = (address: string): Counter[] =>
  [limits.exists, limits.existsDay].map((limit) => fromNetwork(limit, address));

/**
 * Answers to one address that tell of an e-mail whether it has an account, where nobody has asked that: a new account
 * for a taken one, a new password for an unknown one. People mistype now and then; who collects addresses always does.
 */
export const toldTo = (address: string): Counter[] =>
  [limits.told, limits.toldDay].map((limit) => fromNetwork(limit, address));

/** Accounts made from one address. */
export const registrationsFrom = byAddress(limits.register);

/**
 * Letters sent to one account, each kind by itself: what a stranger asks for must not use up what its owner needs. Only
 * what is sent counts.
 */
export const resetMailTo = byEmail(limits.resetMail);
export const resetMailMinutes = quarter / 60;
export const activationMailTo = byEmail(limits.activationMail);
export const reviewMailTo = byEmail(limits.reviewMail);

/** Letters with links asked for from one address. */
export const mailFrom = byAddress(limits.mailAddress);

/** Links tried from one address. */
export const linksTriedFrom = byAddress(limits.linkAddress);

/** Wrong passwords given by one signed-in customer. */
export const passwordsGivenBy = byCustomer(limits.passwordChange);

/** Forms with pictures sent by one customer. */
export const uploadsBy = byCustomer(limits.upload);

/** Exports of one customer's data. */
export const exportsBy = byCustomer(limits.export);
