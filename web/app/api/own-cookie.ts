/** Over HTTPS cookies carry a prefix that keeps neighbours under the same domain from planting them. */
const prefix = '__Host-';

/**
 * The value of a cookie of this site.
 * @param cookies as a header or a browser has them; where a name is there with the prefix, that one counts
 */
export function ownCookie(cookies: string | null | undefined, name: string): string | undefined {
  const named = (full: string) => new RegExp(`(?:^|;\\s*)${full}=([^;]*)`).exec(cookies ?? '')?.[1];
  return named(`${prefix}${name}`) ?? named(name);
}

interface Keeping {
  /** Whether visitors come over HTTPS. */
  isSecure: boolean;
  /** For how long; 0 takes the cookie away. */
  seconds: number;
}

/** The line that gives a browser a cookie, in a header or from a script. */
export const ownCookieLine = (name: string, value: string, { isSecure, seconds }: Keeping): string =>
  `${isSecure ? prefix : ''}${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** A line that takes a cookie away. */
export const takenCookie = (name: string, isSecure: boolean): string =>
  ownCookieLine(name, '', { isSecure, seconds: 0 });

export const isSecureAddress = (url: string): boolean => url.startsWith('https:');
