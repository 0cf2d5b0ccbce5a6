import { lazy } from 'react';
import { accommodation, entertainment, restaurant, touristSpot } from '~/api/resource-types';
import { moduleIds } from '~/api/values.gen';
import { hotelTypes } from '~/site/resources/codes';
import type { IconName } from '~/ui/icon';
import { contentCalls } from './calls';
import { city, rating, updatedAt } from './columns';
import { type Column, defineEntity, type EditorPart, type EntityDescriptor, type Filter } from './descriptor';
import type { Field } from './field';
import { coordinates, durationMinutes, galleries, pageTexts } from './fields';
import type { ColumnName, EntityName, GroupName } from './names';
import { access, openingHours, visitor } from './visitor-groups';

/** What one kind of place has that the others have not. */
interface Kind {
  name: EntityName;
  section: string;
  /** Its drawing in the navigation; left out for what is not there. */
  icon?: IconName;
  /** Number by which the API knows the kind; left out for all kinds together. */
  type?: number;
  filters?: readonly Filter[];
  columns?: readonly Column[];
  shownColumns: readonly ColumnName[];
  texts?: readonly Field[];
  groups?: EntityDescriptor['groups'];
  parts?: readonly EditorPart[];
}

/** Beginning of the pages of each kind on the site, below the language. */
const pages: Readonly<Record<number, string>> = {
  [touristSpot]: '/attractions/',
  [restaurant]: '/restaurant/detail/',
  [entertainment]: '/attractions/',
  [accommodation]: '/hotels/',
};

type When = Field['when'];

type Group = { title: GroupName; fields: readonly Field[] };

const own = (
  name: 'facilities' | 'vr_link',
  control: (Field & { kind: 'own' })['control'],
  rules: (Field & { kind: 'own' })['rules'],
): Field => ({ name, kind: 'own', control, rules, ...(name === 'vr_link' ? { hint: name } : {}) });

/** What a restaurant cooks. */
export const cuisine: Field = { name: 'cuisine', kind: 'line', maxLength: 200, hint: 'cuisine' };

const stayFields: readonly Field[] = [
  { name: 'hotel_type', kind: 'choice', set: 'hotel_type', values: hotelTypes, emptyAllowed: true },
  { name: 'star_rating', kind: 'choice', set: 'star_rating', values: [1, 2, 3, 4, 5], emptyAllowed: true },
];

/** What only accommodation has. */
export const stay = (when?: When): Group => ({
  title: 'stay',
  fields: when ? stayFields.map((field) => ({ ...field, when })) : stayFields,
});

/** The rooms of accommodation. */
export const rooms = (when?: When): EditorPart => ({
  title: 'rooms',
  Part: lazy(() => import('../places/rooms/rooms-part')),
  ...(when ? { when } : {}),
});

/** Chips and printed codes that hang there. */
const tags: EditorPart = {
  title: 'nfc_tags',
  right: 'nfc.read',
  Part: lazy(() => import('../nfc/place-tags')),
};

const place: Group = {
  title: 'place',
  fields: [
    { name: 'city_id', kind: 'choice', source: 'city', required: true },
    coordinates,
    { name: 'former_names', kind: 'tags', hint: 'former_names' },
  ],
};

const visit: Group = {
  title: 'visit',
  fields: [
    { name: 'phone', kind: 'line', maxLength: 40 },
    { name: 'website', kind: 'line', maxLength: 500, hint: 'website' },
    { name: 'price_band', kind: 'choice', set: 'price_band', values: [1, 2, 3, 4], emptyAllowed: true },
    durationMinutes,
    { name: 'is_historic', kind: 'flag' },
    { name: 'is_sample', kind: 'flag', hint: 'is_sample' },
  ],
};

/** Who judged whether it is worth a detour, and when; the words stand among the texts. */
const verdict: Group = {
  title: 'verdict',
  fields: [
    { name: 'verdict_by', kind: 'line', maxLength: 120, hint: 'verdict_by' },
    { name: 'verdict_on', kind: 'date' },
  ],
};

const details: readonly Group[] = [
  openingHours,
  {
    title: 'offer',
    fields: [
      own(
        'facilities',
        lazy(() => import('../places/facilities-control')),
        { empty: [] },
      ),
    ],
  },
  access,
  visitor,
  {
    title: 'themes',
    fields: [{ name: 'theme_ids', kind: 'choices', source: 'theme', hint: 'theme_ids' }],
  },
  {
    title: 'view',
    fields: [
      own(
        'vr_link',
        lazy(() => import('../places/view-control')),
        { empty: null },
      ),
    ],
  },
  { title: 'gallery', fields: [galleries] },
];

/** One of the four kinds of places, which share a table, calls and rights and have a list each; or all together. */
export function definePlace(kind: Kind): EntityDescriptor {
  const { name, section, icon, type, filters = [], columns = [], texts = [], groups = [] } = kind;
  return defineEntity({
    name,
    section,
    menu: icon ? { group: 'places', icon } : null,
    right: 'resource',
    calls: contentCalls('/resources', 'PUT'),
    moduleId: moduleIds.resource,
    hasImage: true,
    constants: type === undefined ? {} : { resource_type: type },
    filters: [
      { name: 'city_id', all: '0', source: 'city' },
      { name: 'vr', all: '-1', set: 'vr', values: ['1', '0'] },
      ...filters,
    ],
    columns: [
      city,
      ...columns,
      { name: 'address', as: 'text' },
      { name: 'themes', as: 'references' },
      rating,
      updatedAt,
    ],
    shownColumns: kind.shownColumns,
    texts: [
      ...pageTexts,
      { name: 'address', kind: 'line', maxLength: 300 },
      ...texts,
      { name: 'detour_if', kind: 'lines', maxLength: 300, hint: 'detour_if' },
      { name: 'skip_if', kind: 'lines', maxLength: 300, hint: 'skip_if' },
      { name: 'audio_text', kind: 'lines', maxLength: 5000, hint: 'audio_text' },
      { name: 'tags', kind: 'tags', hint: 'tags' },
    ],
    groups: [place, ...groups, visit, verdict, ...details],
    parts: [...(kind.parts ?? []), tags],
    page: (language, { slug, resource_type }) =>
      slug ? `/${language}${pages[type ?? Number(resource_type)] ?? '/attractions/'}${slug}` : null,
  });
}
