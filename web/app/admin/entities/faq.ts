import type { Faq } from '~/api/types';
import { faqTypes } from '~/api/values.gen';
import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';

/** Guide pages that a question can be about beside a destination, and where the site shows each. */
const guides: Readonly<Record<number, string>> = {
  [faqTypes.about]: 'about',
  [faqTypes.essential]: 'essentials',
  [faqTypes.safety]: 'safety',
  [faqTypes.getting_around]: 'getting-to-and-around',
};
const owners = [faqTypes.city, ...Object.keys(guides).map(Number)];

/** What questions are grouped under; the type asks for each. */
const subjects: Record<NonNullable<Faq['subject']>, true> = {
  plan: true,
  visa: true,
  money: true,
  calendar: true,
  food: true,
  health: true,
  manners: true,
  culture: true,
  connect: true,
  company: true,
  outdoors: true,
  emergency: true,
  safety: true,
  scams: true,
  storms: true,
  law: true,
  motorbikes: true,
  rail: true,
  air: true,
  road: true,
  boats: true,
  access: true,
};

export const faq = defineEntity({
  name: 'faq',
  section: 'faqs',
  menu: { group: 'content', icon: 'info' },
  calls: contentCalls('/faq', 'POST'),
  titled: 'question',
  live: 'is_active',
  hasImage: false,
  filters: [
    { name: 'entity_type', all: '', set: 'faq_page', values: owners },
    { name: 'entity_id', all: '', source: 'city' },
    { name: 'is_active', all: '-1', set: 'is_active', values: ['1', '0'] },
  ],
  columns: [
    { name: 'entity_type', as: { set: 'faq_page' } },
    { name: 'subject', as: { set: 'faq_subject' } },
    updatedAt,
  ],
  shownColumns: ['entity_type', 'updated_at'],
  texts: [
    { name: 'question', kind: 'line', maxLength: 300, required: true },
    { name: 'answer', kind: 'rich', required: true },
    { name: 'phrasings', kind: 'lines', maxLength: 6000, hint: 'phrasings' },
  ],
  groups: [
    {
      title: 'about',
      fields: [
        { name: 'entity_type', kind: 'choice', set: 'faq_page', values: owners, required: true },
        {
          name: 'entity_id',
          kind: 'choice',
          source: 'city',
          emptyAllowed: true,
          hint: 'entity_id',
          when: ({ entity_type }) => entity_type === faqTypes.city,
        },
        {
          name: 'subject',
          kind: 'choice',
          set: 'faq_subject',
          values: Object.keys(subjects),
          emptyAllowed: true,
          hint: 'faq_subject',
        },
      ],
    },
  ],
  page: (language, { entity_type, entity_id }) => {
    if (entity_type === faqTypes.city) return entity_id ? `/${language}/city/${entity_id}` : null;
    const guide = guides[Number(entity_type)];
    return guide ? `/${language}/${guide}` : null;
  },
});
