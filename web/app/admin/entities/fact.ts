import { lazy } from 'react';
import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';

/** First parts of the keys of facts. */
const factTopics = [
  'visa',
  'money',
  'transport',
  'health',
  'safety',
  'emergency',
  'customs',
  'connect',
  'power',
  'calendar',
  'access',
  'passes',
] as const;

/** What visitors act on: a fee, a number, a rule, with where it is from and until when it may be trusted. */
export const fact = defineEntity({
  name: 'fact',
  section: 'facts',
  menu: { group: 'site', icon: 'info' },
  calls: { ...contentCalls('/facts', 'PUT'), restore: null },
  hasImage: false,
  titled: 'label',
  filters: [
    { name: 'prefix', all: '', set: 'topic', values: factTopics },
    { name: 'expired', all: '', set: 'expired', values: ['1', '0'] },
  ],
  columns: [
    { name: 'value', as: 'text' },
    { name: 'expires_on', as: 'expiry' },
    { name: 'checked_on', as: 'date' },
    { name: 'source', as: 'text' },
    { name: 'key', as: 'text' },
    { name: 'is_secondary', as: 'flag' },
    updatedAt,
  ],
  shownColumns: ['value', 'expires_on', 'checked_on'],
  texts: [
    { name: 'label', kind: 'line', maxLength: 200, required: true, hint: 'label' },
    { name: 'value', kind: 'lines', maxLength: 1000, required: true },
    { name: 'source', kind: 'line', maxLength: 300, required: true, hint: 'source' },
  ],
  groups: [
    {
      title: 'origin',
      fields: [
        { name: 'key', kind: 'line', maxLength: 120, required: true, hint: 'key' },
        { name: 'source_url', kind: 'link', maxLength: 500 },
        { name: 'checked_on', kind: 'date', required: true, hint: 'checked_on' },
        { name: 'expires_on', kind: 'date', hint: 'expires_on' },
        { name: 'is_secondary', kind: 'flag', hint: 'is_secondary' },
      ],
    },
    {
      title: 'rule',
      fields: [
        {
          name: 'country_codes',
          kind: 'own',
          hint: 'country_codes',
          control: lazy(() => import('../editor/controls/countries-control')),
          rules: { empty: [] },
        },
        { name: 'max_days', kind: 'number', min: 1, max: 3650, whole: true, unit: 'days' },
        { name: 'valid_from', kind: 'date' },
        { name: 'valid_until', kind: 'date', hint: 'valid_until' },
      ],
    },
  ],
});
