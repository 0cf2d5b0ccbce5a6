import type { SettingGroup } from './group';
import { about } from './groups/about';
import { accessibility } from './groups/accessibility';
import { currency } from './groups/currency';
import { essential } from './groups/essential';
import { gettingAround } from './groups/getting-around';
import { home } from './groups/home';
import { legalGroups } from './groups/legal';
import { logo } from './groups/logo';
import { planYourTrip } from './groups/plan-your-trip';
import { profile } from './groups/profile';
import { safety } from './groups/safety';
import { vietnamPass } from './groups/vietnam-pass';
import { visaguide } from './groups/visaguide';

/** Every group of settings. */
export const settingGroups: readonly SettingGroup[] = [
  home,
  logo,
  profile,
  about,
  visaguide,
  essential,
  safety,
  gettingAround,
  accessibility,
  currency,
  vietnamPass,
  planYourTrip,
  ...legalGroups,
];
