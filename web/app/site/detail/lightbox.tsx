import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '~/api/types';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { Film } from './film';

interface LightboxProps {
  items: GalleryItem[];
  title: string;
  /** Which one is open, if any. */
  index: number | null;
  onChange: (index: number | null) => void;
}

/** One item of a gallery at a time, as large as the screen allows. */
export function Lightbox({ items, title, index, onChange }: LightboxProps) {
  const { t } = useTranslation('site');
  const item = index === null ? undefined : items[index];

  const turn = (step: 1 | -1) => {
    if (index !== null) onChange((index + step + items.length) % items.length);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  return (
    <Dialog
      open={item !== undefined}
      onClose={() => onChange(null)}
      title={t('city.gallery_of', { title })}
      hideTitle
      width="wide"
      onKeyDown={onKeyDown}
    >
      {item?.media_type === '_YOUTUBE' && item.youtube_id ? (
        <Film key={item.id} item={item} title={title} />
      ) : (
        item && (
          <Picture
            key={item.id}
            source={item.image}
            alt={item.image_alt ?? item.title}
            ratio="3:2"
            sizes="96vw"
            blur={item.image_blur}
            priority
            className="mx-auto max-h-[72dvh] rounded-card"
          />
        )
      )}
      <div className="mt-4 flex items-center gap-3">
        <Button tone="secondary" size="icon" onClick={() => turn(-1)} aria-label={t('city.previous_picture')}>
          <Icon name="chevron-left" />
        </Button>
        <p aria-live="polite" className="grow text-center text-sm">
          {item?.title}
          <span className="figures block text-muted">
            {(index ?? 0) + 1} / {items.length}
          </span>
        </p>
        <Button tone="secondary" size="icon" onClick={() => turn(1)} aria-label={t('city.next_picture')}>
          <Icon name="chevron-right" />
        </Button>
      </div>
    </Dialog>
  );
}
