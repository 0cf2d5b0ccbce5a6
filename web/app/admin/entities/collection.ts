import { lazy } from 'react';
import { moduleIds } from '~/api/values.gen';
import { shelfRules } from '../collections/shelf-rules';
import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { pageTexts, schedule } from './fields';

export const collection = defineEntity({
  name: 'collection',
  section: 'collections',
  menu: { group: 'content', icon: 'filter' },
  calls: contentCalls('/collections', 'PUT'),
  moduleId: moduleIds.collection,
  hasImage: true,
  columns: [{ name: 'written_for', as: { set: 'written_for' } }, updatedAt],
  shownColumns: ['written_for', 'updated_at'],
  texts: [...pageTexts, { name: 'ask', kind: 'lines', maxLength: 300, hint: 'ask' }],
  groups: [
    {
      title: 'shelves',
      fields: [
        {
          name: 'rule',
          kind: 'own',
          hint: 'shelves',
          control: lazy(() => import('../collections/rule-control')),
          rules: shelfRules,
        },
      ],
    },
    {
      title: 'placing',
      fields: [
        {
          name: 'written_for',
          kind: 'choice',
          set: 'written_for',
          values: ['vi', 'en'],
          emptyAllowed: true,
          hint: 'written_for',
        },
      ],
    },
    schedule,
  ],
  page: (language, { slug }) => (slug ? `/${language}/collections/${slug}` : null),
});
