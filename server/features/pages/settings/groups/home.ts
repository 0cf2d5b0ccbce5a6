import { z } from 'zod';
import { requiredText, text } from '../../../../fields';
import { blur, linkField, pictureField, type SettingGroup } from '../group';

const section = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/)
    .meta({ description: 'Name of a part of the home page', example: 'stories' }),
  title: text(120).meta({ description: 'Empty: the page’s own words' }),
  is_visible: z.boolean(),
  sort: z.int().min(0).max(1000),
});

const input = z.strictObject({
  hero: z.strictObject({
    title: requiredText(200),
    subtitle: text(500).default(''),
    image: pictureField.default(null),
    image_alt: text(300).default(''),
    video: linkField.nullable().default(null),
  }),
  highlights: z.array(z.strictObject({ title: requiredText(120), text: text(300) })).max(12),
  sections: z
    .array(section)
    .max(40)
    .refine((sections) => new Set(sections.map(({ code }) => code)).size === sections.length, {
      params: { key: 'duplicate_ids' },
    }),
});

/** The home page as pages read it: what its head says, and which sections it shows in what order. */
export const homeSettings = z.object({
  hero: z.object({
    title: z.string(),
    subtitle: z.string(),
    image: z.string().nullable(),
    image_alt: z.string().default(''),
    image_blur: blur,
    video: z.string().nullable(),
  }),
  highlights: z.array(z.object({ title: z.string(), text: z.string() })),
  sections: z.array(
    z.object({ code: z.string(), title: z.string(), is_visible: z.boolean(), sort: z.number().int() }),
  ),
});

/** The home page. */
export const home: SettingGroup = {
  name: 'home',
  number: 9,
  input,
  output: homeSettings,
  empty: {
    hero: { title: '', subtitle: '', image: null, image_alt: '', video: null },
    highlights: [],
    sections: [],
  },
  required: ['hero'],
  html: [],
  picture: ['hero', 'image'],
  facts: [],
};
