import 'i18next';
import type account from '../locales/en/account.json';
import type admin from '../locales/en/admin.json';
import type admin_bookables from '../locales/en/admin_bookables.json';
import type admin_desk from '../locales/en/admin_desk.json';
import type admin_languages from '../locales/en/admin_languages.json';
import type admin_nfc from '../locales/en/admin_nfc.json';
import type admin_orders from '../locales/en/admin_orders.json';
import type admin_people from '../locales/en/admin_people.json';
import type admin_reviews from '../locales/en/admin_reviews.json';
import type admin_settings from '../locales/en/admin_settings.json';
import type admin_translations from '../locales/en/admin_translations.json';
import type admin_visitor from '../locales/en/admin_visitor.json';
import type booking from '../locales/en/booking.json';
import type common from '../locales/en/common.json';
import type currency from '../locales/en/currency.json';
import type events from '../locales/en/events.json';
import type flights from '../locales/en/flights.json';
import type guides from '../locales/en/guides.json';
import type itineraries from '../locales/en/itineraries.json';
import type maps from '../locales/en/maps.json';
import type offline from '../locales/en/offline.json';
import type outings from '../locales/en/outings.json';
import type places from '../locales/en/places.json';
import type reviews from '../locales/en/reviews.json';
import type saved from '../locales/en/saved.json';
import type site from '../locales/en/site.json';
import type trip from '../locales/en/trip.json';
import type visitor from '../locales/en/visitor.json';
import type weather from '../locales/en/weather.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      admin: typeof admin;
      admin_reviews: typeof admin_reviews;
      admin_desk: typeof admin_desk;
      admin_bookables: typeof admin_bookables;
      admin_settings: typeof admin_settings;
      admin_people: typeof admin_people;
      admin_languages: typeof admin_languages;
      admin_translations: typeof admin_translations;
      admin_nfc: typeof admin_nfc;
      admin_orders: typeof admin_orders;
      admin_visitor: typeof admin_visitor;
      visitor: typeof visitor;
      booking: typeof booking;
      common: typeof common;
      currency: typeof currency;
      events: typeof events;
      flights: typeof flights;
      guides: typeof guides;
      itineraries: typeof itineraries;
      maps: typeof maps;
      offline: typeof offline;
      outings: typeof outings;
      places: typeof places;
      reviews: typeof reviews;
      saved: typeof saved;
      site: typeof site;
      trip: typeof trip;
      weather: typeof weather;
    };
    returnNull: false;
  }
}
