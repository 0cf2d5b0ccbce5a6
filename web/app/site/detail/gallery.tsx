import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '~/api/types';
import { Section } from '~/site/section';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import type { PictureRatio } from '~/ui/picture-sizes';
import { Lightbox } from './lightbox';

const COLUMNS = 4;

type Place = 'lead' | 'wide' | 'half' | 'single';

/** A leading picture with four beside it; what is left over fills its own row. */
function placeOf(index: number, count: number): Place {
  if (count <= 2) return 'half';
  if (index === 0) return 'lead';
  if (index < 5) return 'single';
  const over = (count - 5) % COLUMNS;
  if (index < count - over) return 'single';
  if (over === 1) return 'wide';
  return over === 2 || index === count - 1 ? 'half' : 'single';
}

const places: Record<Place, { ratio: PictureRatio; className: string; sizes: string }> = {
  lead: { ratio: '1:1', className: 'col-span-2 md:row-span-2', sizes: '(min-width: 48rem) 600px, 100vw' },
  wide: { ratio: '21:9', className: 'col-span-2 md:col-span-4', sizes: '100vw' },
  half: { ratio: '3:2', className: 'col-span-2 md:aspect-[3.05]', sizes: '(min-width: 48rem) 600px, 100vw' },
  single: { ratio: '1:1', className: '', sizes: '(min-width: 48rem) 300px, 48vw' },
};

interface GalleryProps {
  /** What the pictures show, such as a place. */
  title: string;
  items: GalleryItem[];
  /** Where “Pictures” alone would not say of what they are. */
  heading?: string;
}

/** The pictures and films of a place; a press opens them large, the arrow keys turn the pages. */
export function Gallery({ title, items, heading }: GalleryProps) {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState<number | null>(null);
  if (items.length === 0) return null;
  return (
    <Section id="gallery" title={heading ?? t('city.gallery')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {items.map((item, index) => {
          const { ratio, className, sizes } = places[placeOf(index, items.length)];
          return (
            <li key={item.id} className={className}>
              <button
                type="button"
                onClick={() => setOpen(index)}
                aria-label={t('city.enlarge', { title: item.title || title })}
                className="group relative block size-full overflow-hidden rounded-card"
              >
                <Picture
                  // The still that YouTube offers would be asked of YouTube.
                  source={item.image}
                  alt={item.image_alt ?? item.title}
                  ratio={ratio}
                  sizes={sizes}
                  blur={item.image_blur}
                  className="size-full"
                />
                {item.media_type === '_YOUTUBE' && (
                  <span className="absolute inset-0 grid place-items-center">
                    <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
                      <Icon name="play" className="size-6 fill-current" />
                    </span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <Lightbox items={items} title={title} index={open} onChange={setOpen} />
    </Section>
  );
}
