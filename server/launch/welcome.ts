import { httpUrl } from '../env';
import type { Configuration } from './configuration';
import { say } from './say';

/** Says where everything is, and how to sign in. */
export function welcome({ env, admin }: Configuration, duration: string): void {
  const site = httpUrl(env.HOST, env.PORT);
  say('');
  say(`Visit Vietnam is ready (${duration}).`);
  say(`  Site          ${site}`);
  say(`  Back office   ${site}/admin`);
  say(`  API           ${httpUrl(env.HOST, env.API_PORT)}`);
  if (env.PUBLIC_URL !== site) say(`  Public        ${env.PUBLIC_URL}`);
  if (admin) {
    say(`  Sign in as    ${admin.email}`);
    say(
      `  Password      ${admin.storedIn ? `${admin.password}   (kept in ${admin.storedIn})` : 'as set in ADMIN_PASSWORD'}`,
    );
  }
  say('Stop with Ctrl-C.');
  say('');
}
