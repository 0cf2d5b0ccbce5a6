import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { description, slug, title } from './fields';

export const theme = defineEntity({
  name: 'theme',
  section: 'themes',
  menu: { group: 'places', icon: 'filter' },
  calls: contentCalls('/themes', 'PUT'),
  hasImage: true,
  columns: [{ name: 'code', as: 'text' }, { name: 'resource_count', as: 'number' }, updatedAt],
  shownColumns: ['code', 'resource_count', 'updated_at'],
  texts: [title, slug, description],
  groups: [
    {
      title: 'placing',
      fields: [{ name: 'code', kind: 'line', maxLength: 60, required: true, hint: 'code_theme' }],
    },
  ],
});
