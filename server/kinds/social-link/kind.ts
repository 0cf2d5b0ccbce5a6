import { sql } from 'drizzle-orm';
import { socialLinks } from '../../../db/schema';
import { requiredText, status } from '../../fields';
import { iconField } from '../../kernel/items/fields';
import { defineItem } from '../../kernel/items/item';

/** The database takes no other address either. */
const isSecureAddress = (value: string): boolean => /^https:\/\/\S+$/.test(value) && URL.canParse(value);

/** Accounts of the organisation on social networks; names and addresses are the same in all languages. */
export const socialLink = defineItem({
  name: 'social_link',
  editors: { method: 'GET', path: '/setting/social' },
  chapters: {
    'Social links': 'Accounts on social networks.',
  },
  right: (action) => (action === 'read' ? 'setting.read' : 'setting.update'),
  table: socialLinks,
  translation: null,
  live: socialLinks.status,
  bin: null,
  image: null,
  visible: sql`${socialLinks.status} = 1`,
  searched: sql`fold(${socialLinks.title} || ' ' || ${socialLinks.link})`,
  row: () => ({
    title: socialLinks.title,
    link: socialLinks.link,
    icon: socialLinks.icon,
    status: socialLinks.status,
  }),
  input: {
    record: {
      title: requiredText(120),
      link: requiredText(300)
        .refine(isSecureAddress, { params: { key: 'bad_link' } })
        .meta({ description: 'https:// only', example: 'https://social.example/visitvietnam' }),
      icon: iconField,
      status,
    },
    texts: {},
  },
  required: { record: ['title', 'link'], texts: [] },
  titled: 'title',
});
