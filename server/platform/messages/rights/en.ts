import { kindSubjects } from '../../../content-kinds';
import type { RightWords } from './words';

export const rightsEn: RightWords = {
  actions: {
    read: 'See',
    create: 'Add',
    update: 'Change',
    translate: 'Translate',
    delete: 'Delete',
    publish: 'Publish',
    moderate: 'Moderate',
  },
  subjects: {
    ...kindSubjects('en'),
    gallery: 'pictures and videos of cities and pages',
    faq: 'questions and answers',
    fact: 'facts with sources',
    plan_your_trip: 'planning tools',
    admin: 'admin accounts',
    role: 'roles',
    language: 'languages and interface texts',
    media: 'the media library',
    seo: 'SEO and redirects',
    setting: 'settings',
    email_template: 'e-mail templates',
    review: 'reviews',
    order: 'orders',
    audit: 'the audit log',
    contact: 'contact messages',
    tag: 'tags',
    nfc: 'NFC tags',
    link: 'broken links',
    job: 'background jobs',
  },
};
