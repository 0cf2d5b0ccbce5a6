import { type ZodRawShape, z } from 'zod';
import { dateTime, imagePath, requiredText, slug, status, text, version } from '../fields';
import { langId } from '../language';
import type { Entity, Input } from './entity';
import { inLanguages } from './other-languages';

/** Fields of a record that every entity's write takes, and those of a translation. */
const recordFields = {
  image: imagePath.or(z.literal('')).nullable(),
  status,
  published_at: dateTime.or(z.literal('')).nullable(),
  hidden_at: dateTime.or(z.literal('')).nullable(),
};

const translationFields = {
  slug: slug.or(z.literal('')),
  description: text(500),
  content: text(200_000),
  image_alt: text(300),
  is_published: z.boolean(),
};

/** What create and update take. Unknown fields are refused; an update may leave out all but the language. */
export const inputSchemas = (entity: Entity) => {
  const fields = {
    ...recordFields,
    ...entity.input.record,
    ...translationFields,
    ...entity.input.translation,
  };
  const optional = z.object(fields).partial().shape;
  const texts = textsOfLanguage(entity);
  return {
    create: z.strictObject({
      ...optional,
      ...requiredOf(entity),
      lang_id: langId,
      title: requiredText(200),
      translations: inLanguages(texts.superRefine(wantsTitle(entity))),
      version,
    }),
    update: z.strictObject({
      ...optional,
      lang_id: langId,
      title: requiredText(200).optional(),
      translations: inLanguages(texts),
      version,
      confirmed,
    }),
  };
};

/** What a write may say in a language beside the one that it is in. */
const textsOfLanguage = ({ input, spoken = [] }: Entity) => {
  const shared = Object.fromEntries(spoken.map((name) => [name, input.record[name]]));
  const fields = { ...translationFields, ...input.translation, ...shared };
  return z.strictObject({
    ...z.object(fields as ZodRawShape).partial().shape,
    title: requiredText(200).optional(),
  });
};

/** A new record has no title yet in a language that texts are given in. What a picture shows waits for one. */
const wantsTitle =
  ({ spoken = [] }: Entity) =>
  (texts: Input, { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>) => {
    const untitled = ['image_alt', ...spoken];
    const wanting = Object.keys(texts).filter(
      (name) => texts[name] !== undefined && !untitled.includes(name),
    );
    if (texts.title === undefined && wanting.length > 0)
      addIssue({ code: 'custom', path: ['title'], params: { key: 'required' } });
  };

/** Names that a write confirms; what no field is called has no effect. */
export const confirmed = z
  .array(
    z
      .string()
      .max(60)
      .regex(/^[a-z_]+(\.[a-z_]+)*$/),
  )
  .max(60)
  .optional()
  .meta({
    description: 'Fields whose texts in both languages belong together: their marks of a changed source go',
    example: ['title'],
  });

const requiredOf = (entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity.input.record).filter(([name]) => entity.requiredOnCreate?.includes(name)),
  );
