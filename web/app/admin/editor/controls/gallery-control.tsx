import { useState } from 'react';
import { languages } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { randomId } from '~/ui/random-id';
import { MediaDialog } from '../../media/media-dialog';
import { useAdminText } from '../../text';
import { inOwnLanguage } from '../../ui/in-own-language';
import { Thumbnail } from '../../ui/thumbnail';
import { useDraftValue } from '../editor-context';
import type { GalleryItem } from './gallery-items';
import { MovableItem, movedBy } from './movable-item';

const order = [...languages].reverse();

/** Pictures and videos of a record, with captions in both languages. */
export function GalleryControl() {
  const t = useAdminText();
  const [items, setItems] = useDraftValue<GalleryItem[]>('galleries');
  const own = useLanguage();
  const [choosing, setChoosing] = useState(false);

  const change = (key: string, changes: Partial<GalleryItem>) =>
    setItems(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const add = (item: Partial<GalleryItem>) =>
    setItems([
      ...items,
      { key: randomId(), image: null, youtube_url: '', titles: { vi: '', en: '' }, ...item },
    ]);

  return (
    <div>
      <ol className="grid gap-2">
        {items.map((item, index) => {
          const title = inOwnLanguage(item.titles, own) || t('gallery.item', { place: index + 1 });
          return (
            <MovableItem
              key={item.key}
              title={title}
              onUp={index > 0 ? () => setItems(movedBy(items, index, -1)) : undefined}
              onDown={index < items.length - 1 ? () => setItems(movedBy(items, index, 1)) : undefined}
              onRemove={() => setItems(items.filter(({ key }) => key !== item.key))}
            >
              {item.image ? (
                <Thumbnail image={item.image} className="size-16" />
              ) : (
                <Icon name="play" className="mx-5" />
              )}
              <div className="grid min-w-0 grow gap-2 py-1 md:grid-cols-2">
                {!item.image && (
                  <Input
                    className="col-span-full"
                    value={item.youtube_url}
                    aria-label={t('gallery.video')}
                    placeholder="https://www.youtube.com/watch?v=…"
                    onChange={(event) => change(item.key, { youtube_url: event.target.value })}
                  />
                )}
                {order.map((language) => (
                  <Input
                    key={language}
                    lang={language}
                    value={item.titles[language]}
                    maxLength={200}
                    aria-label={t('gallery.caption', { language: t(`language.${language}`) })}
                    placeholder={t('gallery.caption', { language: t(`language.${language}`) })}
                    onChange={(event) =>
                      change(item.key, { titles: { ...item.titles, [language]: event.target.value } })
                    }
                  />
                ))}
              </div>
            </MovableItem>
          );
        })}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
          <Icon name="image" /> {t('gallery.add_image')}
        </Button>
        <Button tone="secondary" size="small" onClick={() => add({})}>
          <Icon name="play" /> {t('gallery.add_video')}
        </Button>
      </div>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ image, alt }) => {
          add({ image, titles: { ...alt } });
          setChoosing(false);
        }}
      />
    </div>
  );
}
