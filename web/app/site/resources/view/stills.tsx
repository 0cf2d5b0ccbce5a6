import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '~/api/types';
import { Picture } from '~/ui/picture';

/** The same round in pictures, one after the other: what is to be seen in each is written under it. */
export function Stills({ items, title }: { items: GalleryItem[]; title: string }) {
  const { t } = useTranslation('places');
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-xl">{t('view.stills')}</h3>
      <p className="mt-1 text-muted">{t('view.stills_lead')}</p>
      <ol
        aria-label={t('view.stills_of', { title })}
        className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3"
      >
        {items.map(({ id, image, image_alt, image_blur, title: name, description }, index) => (
          <li key={id}>
            <figure>
              <Picture
                source={image}
                alt={image_alt ?? name}
                ratio="3:2"
                sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 46vw, 92vw"
                largest={960}
                blur={image_blur}
                className="rounded-card"
              />
              <figcaption className="mt-3 flex gap-3">
                <span aria-hidden="true" className="display figures text-xl leading-none text-lacquer">
                  {index + 1}
                </span>
                <span>
                  <span className="font-semibold">{name}</span>
                  {description && <span className="mt-1 block text-sm text-muted">{description}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </div>
  );
}
