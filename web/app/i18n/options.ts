import type { InitOptions } from 'i18next';
import { defaultLanguage, languages } from './languages';

/** Namespaces of texts: `common` is on every page, the others are named by the route (`handle.i18n`). */
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
  'deciding',
  'trip',
] as const;

export type Namespace = (typeof namespaces)[number];

/** What the server and the browser set alike. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: 'common',
  // React escapes what it prints.
  interpolation: { escapeValue: false },
  returnNull: false,
  initImmediate: false,
  react: { useSuspense: false },
} satisfies InitOptions;
