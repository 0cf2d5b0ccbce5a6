import { z } from 'zod';
import { text } from '../../../../fields';
import type { SettingGroup } from '../group';

/** The organisation that runs the site. */
export const profileFields = {
  name: text(200),
  address: text(300),
  phone: text(40),
  registration: text(300).meta({
    description: 'Number of the business registration, who issued it and when',
  }),
  licence: text(300).meta({ description: 'Licence to sell journeys, where the organisation has one' }),
  email: z.email().max(254).or(z.literal('')),
  maps_link: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .or(z.literal('')),
};

/** What is known of the organisation so far. */
export const profileSettings = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    registration: z.string(),
    licence: z.string(),
    email: z.string(),
    maps_link: z.string(),
  })
  .partial();

export const profile: SettingGroup = {
  name: 'profile',
  number: 102,
  input: z.strictObject(profileFields),
  output: profileSettings,
  empty: {},
  required: [],
  html: [],
  picture: [],
  facts: [],
};
