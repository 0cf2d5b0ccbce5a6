import 'i18next';
import type admin from '../locales/en/admin.json';
import type admin_bookables from '../locales/en/admin_bookables.json';
import type admin_desk from '../locales/en/admin_desk.json';
import type admin_settings from '../locales/en/admin_settings.json';
import type admin_translations from '../locales/en/admin_translations.json';
import type common from '../locales/en/common.json';
import type events from '../locales/en/events.json';
import type guides from '../locales/en/guides.json';
import type itineraries from '../locales/en/itineraries.json';
import type maps from '../locales/en/maps.json';
import type offline from '../locales/en/offline.json';
import type outings from '../locales/en/outings.json';
import type places from '../locales/en/places.json';
import type saved from '../locales/en/saved.json';
import type site from '../locales/en/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      admin: typeof admin;
      admin_desk: typeof admin_desk;
      admin_bookables: typeof admin_bookables;
      admin_settings: typeof admin_settings;
      admin_translations: typeof admin_translations;
      common: typeof common;
      events: typeof events;
      guides: typeof guides;
      itineraries: typeof itineraries;
      maps: typeof maps;
      offline: typeof offline;
      outings: typeof outings;
      places: typeof places;
      saved: typeof saved;
      site: typeof site;
    };
    returnNull: false;
  }
}
