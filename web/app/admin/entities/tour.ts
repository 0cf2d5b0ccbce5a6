import { lazy } from 'react';
import { moduleIds } from '~/api/values.gen';
import { daysRules } from '../tours/days/days-rules';
import { durationRules } from '../tours/duration';
import { contentCalls } from './calls';
import { rating, updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { galleries, pageTexts } from './fields';
import { termsGroup } from './terms-group';

export const tour = defineEntity({
  name: 'tour',
  section: 'tours',
  paths: { add: '/add', edit: '/edit/' },
  menu: { group: 'trips', icon: 'map' },
  calls: contentCalls('/tour', 'PUT'),
  moduleId: moduleIds.tour,
  hasImage: true,
  filters: [
    { name: 'duration', all: '', set: 'duration_band', values: ['1-3', '4-7', '8-'] },
    { name: 'departure_point', all: '', source: 'city' },
    { name: 'travel_style', all: '', source: 'travel_style' },
  ],
  columns: [
    { name: 'duration_days', as: 'number' },
    { name: 'departure_point', as: 'reference' },
    { name: 'travel_style', as: 'reference' },
    { name: 'price', as: 'money' },
    { name: 'is_sample', as: 'flag' },
    { name: 'next_departures', as: 'dates' },
    { name: 'cities', as: 'references' },
    rating,
    updatedAt,
  ],
  shownColumns: ['duration_days', 'departure_point', 'price', 'next_departures'],
  texts: [
    ...pageTexts,
    { name: 'includes', kind: 'short_lines', maxLength: 300, most: 40 },
    { name: 'excludes', kind: 'short_lines', maxLength: 300, most: 40 },
  ],
  groups: [
    {
      title: 'trip',
      fields: [
        {
          name: 'duration',
          kind: 'own',
          control: lazy(() => import('../tours/duration-control')),
          rules: durationRules,
        },
        { name: 'departure_point_id', kind: 'choice', source: 'city', required: true },
        { name: 'travel_style_id', kind: 'choice', source: 'travel_style', required: true },
        { name: 'price', kind: 'money', required: true, hint: 'price_tour' },
        { name: 'is_sample', kind: 'flag', hint: 'is_sample' },
        { name: 'city_ids', kind: 'related', of: 'city', most: 40, hint: 'city_ids' },
      ],
    },
    {
      title: 'programme',
      fields: [
        {
          name: 'days',
          kind: 'own',
          control: lazy(() => import('../tours/days/days-control')),
          rules: daysRules,
        },
      ],
    },
    termsGroup(),
    { title: 'gallery', fields: [galleries] },
  ],
  parts: [{ title: 'departures', Part: lazy(() => import('../tours/departures/departures-part')) }],
  page: (language, { slug }) => (slug ? `/${language}/itineraries/${slug}` : null),
});
