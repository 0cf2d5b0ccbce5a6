import type { FieldRules } from '../entities/field';

/** A picture, a video, or neither. */
export interface BlockMedia {
  kind: 'none' | 'picture' | 'video';
  image: string | null;
  youtube_url: string;
}

const kindOf = (type: unknown, image: unknown): BlockMedia['kind'] =>
  type === '_YOUTUBE' ? 'video' : image ? 'picture' : 'none';

/** How a picture or video is read and written; a new entry begins with the given kind. */
export const mediaRules = (kind: BlockMedia['kind']): FieldRules => ({
  empty: { kind, image: null, youtube_url: '' } satisfies BlockMedia,
  read: ({ vi }): BlockMedia => ({
    kind: kindOf(vi.media_type, vi.image),
    image: vi.image ?? null,
    youtube_url: String(vi.youtube_url ?? ''),
  }),
  write: (value) => {
    const media = value as BlockMedia;
    return media.kind === 'video'
      ? { media_type: '_YOUTUBE', youtube_url: media.youtube_url, image: null }
      : { media_type: '_IMAGES', image: media.kind === 'picture' ? media.image : null, youtube_url: '' };
  },
  names: ['image', 'youtube_url', 'media_type'],
  plain: (value) => {
    const media = value as BlockMedia;
    if (media.kind === 'video') return media.youtube_url;
    return media.kind === 'picture' ? String(media.image ?? '') : '–';
  },
});
