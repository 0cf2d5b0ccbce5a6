import { type PanoramaSpec, SHEET } from '../../pictures/panoramas';
import type { Content } from '../content';
import type { Both, Described, PictureSpec } from '../shapes';
import { type PlaceRecord, stillSpecs } from '../shapes/places';
import { listOrders } from './list-orders';

/** What can be drawn: a scene, or a view all around. */
export type DrawnSpec = PictureSpec | PanoramaSpec;

/** A picture that the content asks for. */
export interface PictureOrder {
  spec: DrawnSpec;
  width: number;
  /** What an editor sees as its file name and folder in the media library. */
  name: string;
  folder: string;
  alt: Both<string>;
}

/** Opening pictures fill the whole width of a screen; those of galleries a part of it. */
const openingWidth = 1920;
const galleryWidth = 1280;

type Captioned = DrawnSpec & Both<string>;
type Illustrated = { key: string; picture: PictureSpec; texts: Both<{ image_alt: string }> };

/** The name of a picture among all: no two may be drawn alike. */
export const specKey = ({ scene, seed, time, weather, season, motif, ...rest }: DrawnSpec): string =>
  JSON.stringify([scene, seed, time, weather, season, motif, rest]);

/** The picture, without what it shows in words. */
export const specOf = ({ en: _en, vi: _vi, ...spec }: Captioned): DrawnSpec => spec;

const opening = (folder: string, { key, picture, texts }: Illustrated): PictureOrder => ({
  spec: picture,
  width: openingWidth,
  name: `${key}.jpg`,
  folder,
  alt: { en: texts.en.image_alt, vi: texts.vi.image_alt },
});

const captioned = (folder: string, name: string, width: number, picture: Captioned): PictureOrder => ({
  spec: specOf(picture),
  width,
  name: `${name}.jpg`,
  folder,
  alt: { en: picture.en, vi: picture.vi },
});

/** The view all around of a place, and its stills. */
const aroundPlace = (place: Described<PlaceRecord>): PictureOrder[] => {
  const { key, panorama, stills } = place;
  if (!panorama) return [];
  return [
    captioned('places', `${key}-around`, SHEET.width, panorama),
    ...stillSpecs(place).map((spec, index) => ({
      spec,
      width: galleryWidth,
      name: `${key}-${index + 1}.jpg`,
      folder: 'places',
      alt: { en: stills[index]?.en.title ?? '', vi: stills[index]?.vi.title ?? '' },
    })),
  ];
};

/** Every picture of the content, in a fixed order, so that records of pictures get the same ids everywhere. */
export const pictureOrders = ({
  settings,
  regions,
  cities,
  blogs,
  events,
  experienceTypes,
  experiences,
  thingsToDo,
  tours,
  places,
  collections,
  lists,
}: Content): PictureOrder[] => [
  ...[...settings].flatMap(([group, { hero_picture, banner_picture }]) => {
    const picture = hero_picture ?? banner_picture;
    return picture ? [captioned('site', group, openingWidth, picture)] : [];
  }),
  ...regions.map((region) => opening('regions', region)),
  ...cities.map((city) => opening('cities', city)),
  ...blogs.map((blog) => opening('stories', blog)),
  ...cities.flatMap(({ key, gallery }) =>
    gallery.map((picture, index) => captioned('cities', `${key}-${index + 1}`, galleryWidth, picture)),
  ),
  ...events.map((event) => opening('events', event)),
  ...experienceTypes.map((type) => opening('experience-types', type)),
  ...experiences.map((experience) => opening('experiences', experience)),
  ...thingsToDo.map((thing) => opening('things-to-do', thing)),
  ...tours.map((tour) => opening('tours', tour)),
  ...places.map((place) => opening('places', place)),
  ...places.flatMap(aroundPlace),
  ...listOrders(lists),
  ...collections.map((collection) => opening('collections', collection)),
];
