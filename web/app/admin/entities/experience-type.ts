import { moduleIds } from '~/api/values.gen';
import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { pageTexts, schedule } from './fields';

export const experienceType = defineEntity({
  name: 'experience_type',
  section: 'experience-types',
  menu: { group: 'activities', icon: 'list' },
  calls: contentCalls('/experience-type', 'PUT'),
  moduleId: moduleIds.experience_type,
  hasImage: true,
  columns: [{ name: 'experience_count', as: 'number' }, { name: 'code', as: 'text' }, updatedAt],
  shownColumns: ['experience_count', 'code', 'updated_at'],
  texts: pageTexts,
  groups: [
    {
      title: 'placing',
      fields: [
        {
          name: 'parent_id',
          kind: 'choice',
          source: 'parent_experience_types',
          emptyAllowed: true,
          hint: 'parent_id',
        },
        { name: 'code', kind: 'line', maxLength: 60, hint: 'code' },
      ],
    },
    schedule,
  ],
  page: (language, { slug }) => (slug ? `/${language}/experience-types/${slug}` : null),
});
