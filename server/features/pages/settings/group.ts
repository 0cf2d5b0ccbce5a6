import { z } from 'zod';
import { imagePath } from '../../../fields';

/** A group of settings: what editors write, what pages read, and how it is stored. There is one value per language. */
export interface SettingGroup {
  /** Name in addresses and in the table. */
  name: string;
  /** Number of the group in revisions and audit; it never changes. */
  number: number;
  /** What editors write. A field that is left out stays as it is. */
  input: z.ZodObject;
  /** What is read. */
  output: z.ZodObject;
  /** What a group has that nobody has written yet. */
  empty: Record<string, unknown>;
  /** Fields that must not be empty once the group is written. */
  required: readonly string[];
  /** Fields that hold HTML. */
  html: readonly string[];
  /** Where the group's picture is; the last name is that of the field. */
  picture: readonly string[];
  /** First parts of the keys of facts that its page tells. */
  facts: readonly string[];
}

/** A picture of the library, or none. */
export const pictureField = imagePath.or(z.literal('')).nullable();

/** An address that begins with https://, or none. */
export const linkField = z
  .url({ protocol: /^https$/ })
  .max(500)
  .or(z.literal(''));

/** Placeholder of a picture; what pages get, and editors don't. */
export const blur = z
  .string()
  .nullable()
  .optional()
  .meta({ description: 'Tiny placeholder; left out for editors' });
