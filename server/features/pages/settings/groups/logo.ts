import { z } from 'zod';
import { text } from '../../../../fields';
import { blur, pictureField, type SettingGroup } from '../group';

/** The mark in the head of every page; without a picture the site shows its own drawn one. */
export const logo: SettingGroup = {
  name: 'logo',
  number: 101,
  input: z.strictObject({ image: pictureField, image_alt: text(300) }),
  output: z.object({ image: z.string().nullable(), image_alt: z.string(), image_blur: blur }),
  empty: { image: null, image_alt: '' },
  required: [],
  html: [],
  picture: ['image'],
  facts: [],
};
