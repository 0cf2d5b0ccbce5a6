import type { ContentRecord } from '../../api/types';
import type { Field, FieldRules } from '../../entities/field';
import { type GalleryItem, galleryBody, galleryOf } from '../controls/gallery-items';

export interface Coordinates {
  lat: number | null;
  lon: number | null;
}

const number = (value: unknown) => (typeof value === 'number' ? value : null);

const coordinatesOf = ({ lat, lon }: ContentRecord): Coordinates => ({ lat: number(lat), lon: number(lon) });

/** How the values of each kind are read and written. */
const rules: Record<Exclude<Field['kind'], 'own'>, FieldRules> = {
  line: { empty: '' },
  lines: { empty: '' },
  link: { empty: '' },
  rich: { empty: '' },
  slug: { empty: '' },
  short_lines: { empty: [] },
  tags: { empty: [] },
  months: { empty: [] },
  choices: { empty: [] },
  related: { empty: [] },
  flag: { empty: false },
  answer: { empty: null },
  number: { empty: null },
  money: { empty: null },
  choice: { empty: null },
  date: { empty: null },
  date_time: { empty: null },
  // A place has both or neither; the API takes them together only.
  coordinates: {
    empty: { lat: null, lon: null },
    read: ({ vi }) => coordinatesOf(vi),
    write: (value) => ({ ...(value as Coordinates) }),
    names: ['lat', 'lon'],
  },
  gallery: {
    empty: [],
    read: galleryOf,
    write: (value, language) => ({ galleries: galleryBody(value as GalleryItem[], language) }),
    bilingual: true,
  },
};

/** How the values of a field are read and written. */
export function rulesOf(field: Field): FieldRules {
  return field.kind === 'own' ? field.rules : rules[field.kind];
}

/** Names under which the API knows a field. */
export function apiNames(field: Field): readonly string[] {
  return rulesOf(field).names ?? [field.name];
}
