import { z } from 'zod';
import { hasControlCharacters } from '../../../fields';
import { barePath, decodedPath } from '../seo/pages';

/** A path of the site as paths are compared: signs written out, composed, without query and slash at the end. */
export const comparedPath = (path: string): string => decodedPath(barePath(path)) || '/';

/** A path as browsers are sent to it: the same however it was written; query and fragment stay. */
export const sentPath = (path: string): string => {
  const rest = /[?#].*$/.exec(path)?.[0] ?? '';
  return encodeURI(comparedPath(path)) + rest.replace(/[^\x21-\x7e]+/g, encodeURI);
};

/** `.` and `..` lead browsers elsewhere than what is written, also as `%2e`. */
const climbs = (path: string): boolean => path.split('/').some((part) => part === '.' || part === '..');

/** Signs of an address that stand in a path in disguise, and signs that can't be read, are nobody's honest path. */
const isReadable = (path: string): boolean => {
  if (/%(?:2f|3f|23|25|5c)/i.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !hasControlCharacters(decoded) && !climbs(decoded);
  } catch {
    return false;
  }
};

/** One slash at the front, so that it names no other site; browsers read a backslash as a slash. */
const isSitePath = (value: string): boolean =>
  /^\/(?!\/)[^\\\s]*$/.test(value) &&
  !hasControlCharacters(value) &&
  isReadable(value.replace(/[?#].*$/, ''));

const sitePath = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1, { error: 'required' })
  .max(500)
  .refine(isSitePath, { params: { key: 'site_path' } });

/** Where visitors come from. */
export const fromPath = sitePath.meta({
  description: 'Path that the site has no page for; query and slash at the end are ignored',
  example: '/en/hanoi-guide',
});

/** Where they are led; a query and a fragment may follow. */
export const toPath = sitePath.meta({ description: 'Path of this site', example: '/en/city/ha-noi' });
