import { z } from 'zod';
import { SUBJECTS } from '../../server/depictions/subjects';
import type { Language } from '../../server/language';
import { SCENE_NAMES } from '../pictures/index';

/** Something in both languages. */
export type Both<T> = Record<Language, T>;

const line = z.string().trim().min(1);
const id = z.int().positive();
const key = z.string().regex(/^[a-z0-9-]+$/);

/** What to draw; the scene has to exist. */
export const pictureShape = z.strictObject({
  scene: z.enum(SCENE_NAMES),
  seed: z.int().min(0),
  time: z.enum(['dawn', 'noon', 'dusk', 'night']).optional(),
  weather: z.enum(['clear', 'mist', 'rain']).optional(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
  motif: line.optional(),
});

/** What a record is about, as far as a picture can be right or wrong: said where its own words would mislead. */
export const subjectShape = z.array(z.enum(SUBJECTS)).min(1).optional();

/** A picture and what it shows. */
const captionedPicture = pictureShape.extend({ en: line, vi: line });

const placed = { id, sort: z.int().positive() };

export const regionShape = z.strictObject({ ...placed, picture: pictureShape });
export const categoryShape = z.strictObject(placed);

const question = z.strictObject({ question: line, answer: line });

/** A question stands in one language when only its readers ask it. */
const questionShape = z
  .strictObject({ en: question.optional(), vi: question.optional() })
  .refine(({ en, vi }) => en || vi, 'needs a language');

const month = z.int().min(1).max(12);
const climateShape = z.tuple([z.number(), z.number(), z.number().min(0)]);

export const cityShape = z.strictObject({
  ...placed,
  city_code: z.string().regex(/^[A-Z0-9]{2,8}$/),
  region: key,
  province: line,
  formerly: line.default(''),
  former_names: z.array(line).default([]),
  lat: z.number(),
  lon: z.number(),
  is_highlight: z.boolean(),
  best_months: z.array(month).min(1),
  /** Twelve months of [mean daily low °C, mean daily high °C, rain mm]. */
  climate: z.array(climateShape).length(12),
  picture: pictureShape,
  gallery: z.array(captionedPicture),
  faqs: z.array(questionShape),
});

export const blogShape = z.strictObject({
  ...placed,
  category: key,
  city: key.optional(),
  /** Who wrote it, where it isn't the editors together. */
  author: line.default(''),
  /** Vietnam time. */
  published_at: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  picture: pictureShape,
  related: z.array(key),
});

/** Front matter of a record's text in one language. */
export const textShape = z.strictObject({
  title: line,
  slug: key,
  description: line,
  image_alt: z.string().default(''),
  seo_title: z.string().default(''),
  seo_description: z.string().default(''),
  keywords: z.string().default(''),
  tags: z.array(line).default([]),
});

export const languageShape = z.strictObject({
  name: line,
  native_name: line,
  is_default: z.boolean(),
  sort: z.int(),
});

/** A group of settings in both languages. The picture becomes that of its head; `content` is Markdown. */
export const settingsShape = z.strictObject({
  hero_picture: captionedPicture.optional(),
  banner_picture: captionedPicture.optional(),
  en: z.record(z.string(), z.unknown()),
  vi: z.record(z.string(), z.unknown()),
});

export type PictureSpec = z.output<typeof pictureShape>;
export type Text = z.output<typeof textShape> & { content: string };
export type LanguageRecord = z.output<typeof languageShape>;
export type Settings = z.output<typeof settingsShape>;

/** A record with its texts; `key` is the name of its folder, by which other records refer to it. */
export type Described<T> = T & { key: string; texts: Both<Text> };
export type Region = Described<z.output<typeof regionShape>>;
export type Category = Described<z.output<typeof categoryShape>>;
export type City = Described<z.output<typeof cityShape>>;
export type Blog = Described<z.output<typeof blogShape>>;
