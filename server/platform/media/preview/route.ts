import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors';
import { sendPicture } from '../send-picture';
import type { MediaStore } from '../store';
import { createPreviewNames } from './name';
import { createPreviews } from './previews';

const binary = z.string().meta({ format: 'binary' });

/** `GET /media/previews/{name}`: what is shown where somebody shares a page. Names come from `search-by-url`. */
export const previewRoute = (app: FastifyInstance, store: MediaStore) => {
  const names = createPreviewNames(app.env.SESSION_SECRET);
  const previews = createPreviews(store);

  app.withTypeProvider<ZodTypeProvider>().get(
    '/media/previews/:name',
    {
      config: { access: 'public', lane: 'open' },
      schema: {
        tags: ['Media'],
        summary: 'The link preview of a page: its title over its picture, 1200 by 630 pixels',
        params: z.object({
          name: z.string().meta({ description: 'As in `preview_image` of a page’s SEO data; it is signed' }),
        }),
        response: { 200: { description: 'The picture', content: { 'image/jpeg': { schema: binary } } } },
      },
    },
    async (request, reply) => {
      const asked = names.read(request.params.name);
      if (!asked) throw new ApiError('not_found');
      const answer = await previews(asked.preview, asked.storedName);
      const name = asked.storedName.split('/').at(-1) ?? asked.storedName;
      return sendPicture(request, reply, { answer, type: 'image/jpeg', name });
    },
  );
};
