/** Push services of the browsers that people have; `*.` stands for any name below. */
export const knownPushHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** A stand-in on this very machine, for tests. */
const isLoopback = (service: string): boolean => service.startsWith('127.0.0.1:');

/** Whether a configured host may be asked at all: a public name, or this machine in tests. */
export const isPushHost = (host: string, isTest: boolean): boolean =>
  /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host) || (isTest && /^127\.0\.0\.1:\d+$/.test(host));

/**
 * Which of the services an endpoint belongs to; null for none. Browsers name endpoints and the API asks them, so that nothing is asked
 * but named services, by their usual port and over TLS.
 */
export const pushServiceOf = (endpoint: string, services: readonly string[]): string | null => {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, host, username, password } = new URL(endpoint);
  if (username || password) return null;
  const service = services.find((name) =>
    name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name,
  );
  if (!service) return null;
  return protocol === (isLoopback(service) ? 'http:' : 'https:') ? service : null;
};
