import { lazy } from 'react';
import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { title } from './fields';

const kinds = ['storm', 'flood', 'closure', 'rail', 'other'] as const;
const severities = ['notice', 'warning', 'danger'] as const;

/** What visitors have to know now; it is in force as long as it is published. */
export const alert = defineEntity({
  name: 'alert',
  section: 'alerts',
  menu: { group: 'site', icon: 'alert' },
  calls: contentCalls('/alerts', 'PUT'),
  hasImage: false,
  filters: [
    { name: 'state', all: '', set: 'alert_state', values: ['now', 'coming', 'over'] },
    { name: 'kind', all: '', set: 'alert_kind', values: kinds },
    { name: 'severity', all: '', set: 'severity', values: severities },
  ],
  columns: [
    { name: 'severity', as: { set: 'severity' } },
    { name: 'kind', as: { set: 'alert_kind' } },
    { name: 'starts_at', as: 'date_time' },
    { name: 'ends_at', as: 'date_time' },
    { name: 'source', as: 'text' },
    updatedAt,
  ],
  shownColumns: ['severity', 'kind', 'starts_at', 'ends_at'],
  texts: [
    title,
    { name: 'description', kind: 'lines', maxLength: 500, hint: 'alert_text' },
    { name: 'source', kind: 'line', maxLength: 300, hint: 'alert_source' },
  ],
  groups: [
    {
      title: 'alert',
      fields: [
        { name: 'kind', kind: 'choice', set: 'alert_kind', values: kinds, required: true },
        { name: 'severity', kind: 'choice', set: 'severity', values: severities, required: true },
        { name: 'source_url', kind: 'link', maxLength: 500 },
      ],
    },
    {
      title: 'area',
      fields: [
        { name: 'is_nationwide', kind: 'flag' },
        {
          name: 'provinces',
          kind: 'own',
          control: lazy(() => import('../alerts/provinces-control')),
          rules: { empty: [] },
          when: ({ is_nationwide }) => is_nationwide !== true,
        },
        {
          name: 'city_ids',
          kind: 'related',
          of: 'city',
          most: 100,
          hint: 'alert_cities',
          when: ({ is_nationwide }) => is_nationwide !== true,
        },
      ],
    },
    {
      title: 'span',
      fields: [
        { name: 'published_at', kind: 'date_time', hint: 'alert_from' },
        { name: 'hidden_at', kind: 'date_time', hint: 'alert_until' },
      ],
    },
  ],
});
