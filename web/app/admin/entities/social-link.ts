import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';

/** The organisation's accounts on social networks; names and addresses are the same in all languages. */
export const socialLink = defineEntity({
  name: 'social_link',
  section: 'setting/social',
  menu: { group: 'site', icon: 'share' },
  right: 'setting',
  calls: { ...contentCalls('/setting/social', 'PUT'), restore: null },
  hasImage: false,
  columns: [{ name: 'link', as: 'text' }, updatedAt],
  shownColumns: ['link', 'updated_at'],
  texts: [],
  groups: [
    {
      title: 'account',
      fields: [
        { name: 'title', kind: 'line', maxLength: 120, required: true },
        { name: 'link', kind: 'link', maxLength: 300, required: true, hint: 'social_link' },
      ],
    },
  ],
});
