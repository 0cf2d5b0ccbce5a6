import type { Sitter } from '../../../server/depictions/fits';
import { subjectOf, type Told } from '../../../server/depictions/subject-of';
import type { Region, Subject } from '../../../server/depictions/subjects';
import type { Content } from '../content';
import type { Both, PictureSpec } from '../shapes';

/** A record with its opening picture, and what that picture has to be true to. */
export interface Sitting {
  kind: Told['kind'] | 'gallery' | 'guide' | 'collection';
  key: string;
  picture: PictureSpec;
  sitter: Sitter;
}

/** Pages about the whole country and the pictures on them: nothing is elsewhere there, but each has to be known. */
const ofCountry: Sitter = { subjects: undefined, places: [], isMemorial: false };

function guidePictures({ settings, lists }: Content): Sitting[] {
  const guide = (key: string, picture: PictureSpec | undefined): Sitting[] =>
    picture ? [{ kind: 'guide', key, picture, sitter: ofCountry }] : [];
  return [
    ...[...settings].flatMap(([group, { hero_picture, banner_picture }]) =>
      guide(group, hero_picture ?? banner_picture),
    ),
    ...lists.galleries.flatMap(({ key, items }) =>
      items.flatMap(({ picture }, index) => guide(`${key} ${index + 1}`, picture)),
    ),
    ...lists.planYourTrip.flatMap(({ picture }, index) => guide(`plan-your-trip ${index + 1}`, picture)),
  ];
}

interface Pictured {
  key: string;
  texts: Both<{ title: string }>;
  picture: PictureSpec;
  city?: string | undefined;
  is_memorial?: boolean | undefined;
  subject?: readonly Subject[] | undefined;
}

/** Every picture of the content and what it has to be true to: what records open with, galleries, guides. */
export function sittings(content: Content): Sitting[] {
  const regions = new Map(content.cities.map(({ key, region }) => [key, region as Region]));
  const placed = (cities: readonly string[]) =>
    cities.flatMap((city) => {
      const region = regions.get(city);
      return region ? [{ city, region }] : [];
    });
  const sit = (
    kind: Told['kind'],
    record: Pictured,
    told: Pick<Told, 'type' | 'hotelType' | 'isHistoric' | 'isOnShore'> = { type: '' },
    cities: readonly string[] = record.city ? [record.city] : [],
  ): Sitting => {
    const { key, texts, picture, subject, is_memorial: isMemorial = false } = record;
    const name = `${key} ${texts.en.title}`;
    const subjects = subjectOf({ kind, name, subject, isMemorial, ...told });
    return { kind, key, picture, sitter: { subjects, isMemorial, places: placed(cities) } };
  };
  const citiesOf = (region: string) =>
    content.cities.filter((city) => city.region === region).map(({ key }) => key);
  return [
    ...content.regions.map((one) => sit('region', one, undefined, citiesOf(one.key))),
    ...content.cities.map((one) => sit('city', one, undefined, [one.key])),
    ...content.blogs.map((one) => sit('blog', one)),
    ...content.events.map((one) => sit('event', one, { type: one.type })),
    ...content.experienceTypes.map((one) => sit('experience-type', one)),
    ...content.experiences.map((one) => sit('experience', one, { type: one.type })),
    ...content.thingsToDo.map((one) => sit('thing', one, { type: one.category })),
    ...content.tours.map((one) => sit('tour', one, undefined, one.cities)),
    ...content.places.map((one) =>
      sit('place', one, {
        type: String(one.resource_type),
        hotelType: one.hotel_type,
        isHistoric: one.is_historic,
        isOnShore: one.facilities.includes('beach') || one.themes.includes('beaches-and-islands'),
      }),
    ),
    ...content.cities.flatMap(({ key, gallery }) =>
      gallery.map((picture, index): Sitting => {
        const sitter: Sitter = { subjects: undefined, isMemorial: false, places: placed([key]) };
        return { kind: 'gallery', key: `${key} ${index + 1}`, picture, sitter };
      }),
    ),
    ...guidePictures(content),
    ...content.collections.map(
      ({ key, picture }): Sitting => ({ kind: 'collection', key, picture, sitter: ofCountry }),
    ),
  ];
}
