import type { SiteLanguage } from './site-language';

/** For tests that wide screens run; see the projects of the configuration. */
const onWideScreens = { tag: '@wide' };

/** For tests that phones run. */
const onPhones = { tag: '@phone' };

/** Where a test runs that is there in both languages: in English on wide screens, in Vietnamese on phones. */
export const inTurn = (language: SiteLanguage) => (language === 'en' ? onWideScreens : onPhones);
