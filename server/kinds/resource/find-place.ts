import { ApiError } from '../../errors';
import { findContent, Moved } from '../../kernel/detail';
import type { ReadContext } from '../../kernel/entity';
import type { ResourceType } from '../../place-kinds';
import type { MessageKey } from '../../platform/messages';
import { resource } from './kind';

/**
 * One place by id or slug, if it is of one of these kinds.
 * @throws ApiError not_found with `notFound`; Moved when the slug is an old one
 */
export const findPlace = async (
  context: ReadContext,
  reference: string | number,
  { kinds, notFound }: { kinds: readonly ResourceType[]; notFound: MessageKey },
) => {
  const find = async (wanted: string | number) => {
    const row = await findContent(resource, context, wanted);
    if (!kinds.some((kind) => kind === row.resource_type)) throw new ApiError('not_found');
    return row;
  };
  try {
    return await find(reference);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      throw new ApiError('not_found', { message: notFound });
    // Nobody is sent on to a page that isn't there.
    if (error instanceof Moved) await find(error.slug);
    throw error;
  }
};
