import { z } from 'zod';
import { text } from '../../fields';

/** The home page: what its head says, and which sections it shows in what order. */
export const homeSettings = z.object({
  hero: z.object({
    title: z.string(),
    subtitle: z.string(),
    image: z.string().nullable(),
    image_alt: z.string().default(''),
    image_blur: z.string().nullable().default(null),
    video: z.string().nullable(),
  }),
  highlights: z.array(z.object({ title: z.string(), text: z.string() })),
  sections: z.array(
    z.object({ code: z.string(), title: z.string(), is_visible: z.boolean(), sort: z.number().int() }),
  ),
});

/** The organisation that runs the site. */
export const profileFields = {
  name: text(200),
  address: text(300),
  phone: text(40),
  email: z.email().or(z.literal('')),
  maps_link: z.url({ protocol: /^https?$/ }).or(z.literal('')),
};

export const profileSettings = z.object(profileFields).partial();
