import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors';
import { pictureTag, surrogateKeys } from '../cdn/kinds';
import { formatName, masterTypes, type PictureName, parseName } from './picture-name';
import { fileInPlaceOf } from './replace-picture';
import { type Answer, sendPicture } from './send-picture';
import { allowedSizes, isAllowedSize } from './sizes';
import type { MediaStore } from './store';
import { type Variant, type VariantFormat, variantName, variantTypes } from './variant';
import { createVariants } from './variants';

const length = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional();

const fileQuery = z.object({
  w: length.meta({ description: 'Width in pixels' }),
  h: length.meta({ description: `Height in pixels; together with w one of ${allowedSizes().join(', ')}` }),
  fit: z.enum(['cover', 'contain']).optional().meta({
    description: 'cover (default) fills the size around the focal point, contain fits into it',
  }),
  format: z
    .enum(['avif', 'webp', 'jpeg'])
    .optional()
    .meta({ description: 'Without it, webp or jpeg by Accept' }),
});

type FileQuery = z.output<typeof fileQuery>;

const fileParams = z.object({ file: z.string().meta({ example: '0f343b0931126a20f133d67c2b018a3b.jpg' }) });

/** AVIF takes so long to make that only pages which ask for it by name get it. */
const formatFor = ({ format }: FileQuery, accept = ''): VariantFormat =>
  format ?? (accept.includes('image/webp') ? 'webp' : 'jpeg');

/** The variant that a query asks for, or null for the original. @throws ApiError size_not_allowed */
const wantedVariant = (query: FileQuery, accept: string | undefined): Variant | null => {
  const { w, h, fit, format } = query;
  if ([w, h, fit, format].every((value) => value === undefined)) return null;
  if (w === undefined || !isAllowedSize(w, h)) {
    throw new ApiError('invalid', {
      message: 'size_not_allowed',
      fields: { w: [{ key: 'size_not_allowed' }] },
    });
  }
  return { width: w, height: h, fit: fit ?? 'cover', format: formatFor(query, accept) };
};

const binary = z.string().meta({ format: 'binary' });
const pictureContent = Object.fromEntries(
  [...new Set([...Object.values(variantTypes), ...Object.values(masterTypes)])].map((type) => [
    type,
    { schema: binary },
  ]),
);

/**
 * `GET /media/{file}`: a picture, or a variant of it. Asks the store only; the database is asked for what isn't there.
 */
export const fileRoute = (app: FastifyInstance, store: MediaStore) => {
  const variants = createVariants(app.db, store);

  const find = (name: PictureName, variant: Variant | null): Promise<Answer | null> =>
    variant ? variants(name, variant) : store.get(formatName(name));

  /** Leads from a file that another one has replaced to that one. @throws ApiError not_found */
  const replaced = async (request: FastifyRequest, reply: FastifyReply, name: PictureName | null) => {
    const file = name && (await fileInPlaceOf(app.db, name.hash));
    if (!file) throw new ApiError('not_found');
    const query = /\?.*$/.exec(request.url)?.[0] ?? '';
    return reply.header('cache-control', 'public, max-age=300').redirect(`/media/${file}${query}`, 302);
  };

  app.withTypeProvider<ZodTypeProvider>().get(
    '/media/:file',
    {
      config: { access: 'public', lane: 'open' },
      schema: {
        tags: ['Media'],
        summary: 'A picture, or a variant of it in one of the sizes that are made',
        params: fileParams,
        querystring: fileQuery,
        response: { 200: { description: 'The picture', content: pictureContent } },
      },
    },
    async (request, reply) => {
      const name = parseName(request.params.file);
      const variant = wantedVariant(request.query, request.headers.accept);
      const answer = name && (await find(name, variant));
      if (!answer) return replaced(request, reply, name);
      if (variant && !request.query.format) reply.header('vary', 'accept');
      const file = formatName(name);
      reply.headers(surrogateKeys(app.env.CDN_KIND ?? null, [pictureTag(file)]));
      const type = variant ? variantTypes[variant.format] : masterTypes[name.extension];
      const storedName = variant ? (variantName(file, variant).split('/').at(-1) ?? file) : file;
      return sendPicture(request, reply, { answer, type, name: storedName });
    },
  );
};
