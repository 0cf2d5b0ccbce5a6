import 'i18next';
import type admin from '../locales/en/admin.json';
import type common from '../locales/en/common.json';
import type site from '../locales/en/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; site: typeof site; admin: typeof admin };
    returnNull: false;
  }
}
