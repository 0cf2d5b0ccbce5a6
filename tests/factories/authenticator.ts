import { TOTP } from 'otpauth';

const period = 30;

/** An app on a telephone: the code of a secret now, or some steps of thirty seconds away. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret, period }).generate({ timestamp: Date.now() + steps * period * 1000 });
