import type { Lists } from '../lists';
import type { Both, PictureSpec } from '../shapes';
import type { PictureOrder } from './orders';

/** Blocks and entries are shown as cards; none fills a screen. */
const cardWidth = 1280;

type Shown = { picture?: PictureSpec | undefined } & Both<{ image_alt?: string | undefined }>;

const orders = (folder: string, name: string, items: readonly Shown[]): PictureOrder[] =>
  items.flatMap(({ picture, en, vi }, index) =>
    picture
      ? [
          {
            spec: picture,
            width: cardWidth,
            name: `${name}-${index + 1}.jpg`,
            folder,
            alt: { en: en.image_alt ?? '', vi: vi.image_alt ?? '' },
          },
        ]
      : [],
  );

/** The pictures of galleries and menus, in a fixed order. */
export const listOrders = ({ galleries, planYourTrip }: Lists): PictureOrder[] => [
  ...galleries.flatMap(({ key, items }) => orders('guides', key, items)),
  ...orders('plan-your-trip', 'entry', planYourTrip),
];
