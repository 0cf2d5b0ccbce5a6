import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '~/api/types';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** A film of a gallery; nothing is asked of YouTube before one presses play. */
export function Film({ item, title }: { item: GalleryItem; title: string }) {
  const { t } = useTranslation('site');
  const [isPlaying, setPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <div className="grid aspect-video w-full place-content-center justify-items-center gap-3 rounded-card bg-river-wash p-6 text-center">
        <Button onClick={() => setPlaying(true)}>
          <Icon name="play" className="fill-current" />
          {t('city.play')}
        </Button>
        <p className="max-w-80 text-sm text-muted">{t('city.play_note')}</p>
      </div>
    );
  }
  // The address may say where the film begins.
  const address = item.embed_url ?? '';
  return (
    <iframe
      src={`${address}${address.includes('?') ? '&' : '?'}autoplay=1`}
      title={item.title || title}
      allow="autoplay; fullscreen; picture-in-picture"
      className="aspect-video w-full rounded-card"
    />
  );
}
