import type { FieldRules } from '../entities/field';

/** A picture, a video, or neither. */
export interface BlockMedia {
  kind: 'none' | 'picture' | 'video';
  image: string | null;
  youtube_url: string;
}

const kindOf = (type: unknown, image: unknown): BlockMedia['kind'] =>
  type === '_YOUTUBE' ? 'video' : image ? 'picture' : 'none';

/** How a block's picture or video is read and written. */
export const mediaRules: FieldRules = {
  empty: { kind: 'none', image: null, youtube_url: '' } satisfies BlockMedia,
  read: ({ vi }): BlockMedia => ({
    kind: kindOf(vi.media_type, vi.image),
    image: vi.image ?? null,
    youtube_url: String(vi.youtube_url ?? ''),
  }),
  write: (value) => {
    const { kind, image, youtube_url } = value as BlockMedia;
    return kind === 'video'
      ? { media_type: '_YOUTUBE', youtube_url, image: null }
      : { media_type: '_IMAGES', image: kind === 'picture' ? image : null, youtube_url: '' };
  },
  names: ['image', 'youtube_url', 'media_type'],
  plain: (value) => {
    const { kind, image, youtube_url } = value as BlockMedia;
    return kind === 'video' ? youtube_url : kind === 'picture' ? String(image ?? '') : '–';
  },
};
