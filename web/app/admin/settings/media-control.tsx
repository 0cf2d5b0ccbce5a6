import { useId } from 'react';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { OwnControlProps } from '../entities/field';
import { useAdminText } from '../text';
import type { BlockMedia } from './media-rules';
import { PictureControl } from './picture-control';

const kinds: readonly BlockMedia['kind'][] = ['picture', 'video', 'none'];

/** A picture out of the library, a video by its link, or neither. */
export default function MediaControl({ value, onChange }: OwnControlProps) {
  const t = useAdminText();
  const id = useId();
  const media = value as BlockMedia;
  const set = (changes: Partial<BlockMedia>) => onChange({ ...media, ...changes });
  return (
    <div className="grid max-w-md gap-3">
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="visually-hidden">{t('media_kind.label')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={media.kind === kind}
              onChange={() => set({ kind })}
              className="size-4.5 accent-jade"
            />
            {t(`media_kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      {media.kind === 'picture' && (
        <PictureControl value={media.image} onChange={(image) => set({ image })} />
      )}
      {media.kind === 'video' && (
        <Field label={t('gallery.video')}>
          {(control) => (
            <Input
              {...control}
              type="url"
              value={media.youtube_url}
              placeholder="https://www.youtube.com/watch?v=…"
              onChange={({ target }) => set({ youtube_url: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
