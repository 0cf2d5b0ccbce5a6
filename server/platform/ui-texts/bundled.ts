import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Language, languageCodes } from '../../language';

/** Files of texts that ship with the site, one of each per language. */
export const namespaces = [
  'common',
  'site',
  'admin',
  'admin_reviews',
  'admin_orders',
  'admin_nfc',
  'admin_desk',
  'admin_bookables',
  'admin_visitor',
  'admin_settings',
  'admin_people',
  'admin_languages',
  'admin_translations',
  'events',
  'outings',
  'itineraries',
  'places',
  'visitor',
  'guides',
  'maps',
  'saved',
  'account',
  'reviews',
  'booking',
  'offline',
  'flights',
  'weather',
  'currency',
  'trip',
] as const;
export type Namespace = (typeof namespaces)[number];

/** Texts by key; keys of nested objects are joined with dots, as i18next names them. */
export type Texts = ReadonlyMap<string, string>;

interface Nested {
  [key: string]: string | Nested;
}

const nested: z.ZodType<Nested> = z.lazy(() => z.record(z.string(), z.union([z.string(), nested])));

const flatten = (texts: Nested, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/**
 * Read as data from the site's folder, once: the API knows the files and imports nothing of the site's code. They are
 * part of every installation, because both processes run from the same sources.
 */
const read = (language: Language, namespace: Namespace): Texts => {
  const file = new URL(`../../../web/app/locales/${language}/${namespace}.json`, import.meta.url);
  return new Map(flatten(nested.parse(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')))));
};

const cache = new Map<string, Texts>();

/** Texts of a namespace that ship in a language; none in a language that an editor added. */
export const bundledTexts = (code: string, namespace: Namespace): Texts => {
  const language = languageCodes.find((known) => known === code);
  if (!language) return new Map();
  const name = `${language}/${namespace}`;
  const texts = cache.get(name) ?? read(language, namespace);
  cache.set(name, texts);
  return texts;
};
