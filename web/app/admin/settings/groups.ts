import { faqTypes, moduleIds } from '~/api/values.gen';
import type { SettingBlock, SettingDescriptor, SettingField } from './descriptor';
import { highlightRules, sectionRules } from './home-rules';

const title: SettingField = { path: 'title', name: 'title', kind: 'line', maxLength: 200, required: true };
const description: SettingField = {
  path: 'description',
  name: 'description',
  kind: 'lines',
  maxLength: 500,
};
const inShort: SettingField = { path: 'in_short', name: 'in_short', kind: 'lines', maxLength: 1500 };
const content: SettingField = { path: 'content', name: 'content', kind: 'rich' };

const pictureAt = (image: string, alt: string): SettingDescriptor['picture'] => ({
  image: { path: image, name: 'picture', kind: 'picture' },
  alt: { path: alt, name: 'picture_alt', kind: 'line', maxLength: 300 },
});

const none = { panels: [], blocks: [], faqType: null, facts: [] } satisfies Partial<SettingDescriptor>;

type Guide = Pick<SettingDescriptor, 'name' | 'icon' | 'page' | 'moduleId'> & Partial<SettingDescriptor>;

/** A page of words under a wide picture. */
const guide = (given: Guide): SettingDescriptor => ({
  ...none,
  texts: [title, description, inShort, content],
  picture: pictureAt('banner', 'banner_alt'),
  ...given,
});

const blocks = (...all: [SettingBlock['type'], string][]): SettingBlock[] =>
  all.map(([type, module]) => ({ type, module }));

/** Every group of settings, in the order of the navigation. */
export const settingPages: readonly SettingDescriptor[] = [
  {
    ...none,
    name: 'home',
    icon: 'landmark',
    page: '',
    moduleId: moduleIds.home,
    texts: [
      { path: 'hero.title', name: 'hero_title', kind: 'line', maxLength: 200, required: true },
      { path: 'hero.subtitle', name: 'hero_subtitle', kind: 'lines', maxLength: 500 },
    ],
    picture: pictureAt('hero.image', 'hero.image_alt'),
    panels: [
      { title: 'film', fields: [{ path: 'hero.video', name: 'video', kind: 'link', maxLength: 500 }] },
      {
        title: 'highlights',
        fields: [{ path: 'highlights', name: 'highlights', kind: 'highlights', rules: highlightRules }],
      },
      {
        title: 'sections',
        fields: [{ path: 'sections', name: 'sections', kind: 'sections', rules: sectionRules }],
      },
    ],
  },
  guide({
    name: 'about',
    icon: 'info',
    page: '/about',
    moduleId: moduleIds.about,
    blocks: blocks(['about_highlight', '_ABOUT_HIGHLIGHT']),
    faqType: faqTypes.about,
  }),
  guide({
    name: 'visaguide',
    icon: 'book',
    page: '/visa-guide',
    moduleId: moduleIds.visa_guide,
    panels: [
      {
        title: 'official_site',
        fields: [{ path: 'official_site', name: 'official_site', kind: 'link', maxLength: 500 }],
      },
    ],
    facts: ['visa'],
  }),
  guide({
    name: 'essential',
    icon: 'list',
    page: '/essentials',
    moduleId: moduleIds.essential,
    blocks: blocks(['quicktips', '_ESSENTIAL_QUICKTIPS'], ['needs', '_ESSENTIAL_NEEDS']),
    faqType: faqTypes.essential,
    facts: ['money', 'health', 'calendar', 'power', 'connect', 'customs'],
  }),
  guide({
    name: 'safety',
    icon: 'alert',
    page: '/safety',
    moduleId: moduleIds.safety,
    blocks: blocks(['shortblog', '_SAFETY_SHORTBLOG'], ['gallery', '_SAFETY_GALLERY']),
    faqType: faqTypes.safety,
    facts: ['emergency', 'health', 'safety'],
  }),
  guide({
    name: 'getting-around',
    icon: 'map',
    page: '/getting-to-and-around',
    moduleId: moduleIds.getting_around,
    blocks: blocks(['shortblog', '_GETTINGAROUND_SHORTBLOG'], ['gallery', '_GETTINGAROUND_GALLERY']),
    faqType: faqTypes.getting_around,
    facts: ['transport'],
  }),
  guide({
    name: 'accessibility',
    icon: 'user',
    page: '/accessibility',
    moduleId: moduleIds.accessibility,
    facts: ['access'],
  }),
  guide({
    name: 'currency',
    icon: 'copy',
    page: '/currency',
    moduleId: moduleIds.currency,
    facts: ['money'],
  }),
  guide({
    name: 'vietnam-pass',
    icon: 'star',
    page: '/vietnam-pass',
    moduleId: moduleIds.vietnam_pass,
    facts: ['passes'],
  }),
  guide({
    name: 'plan-your-trip',
    icon: 'calendar',
    page: '/plan-your-trip',
    moduleId: moduleIds.plan_your_trip,
  }),
  guide({ name: 'terms', icon: 'book', page: '/terms', moduleId: moduleIds.terms }),
  guide({ name: 'privacy', icon: 'book', page: '/privacy', moduleId: moduleIds.privacy }),
  guide({ name: 'cookies', icon: 'book', page: '/cookies', moduleId: moduleIds.cookies }),
  guide({ name: 'imprint', icon: 'info', page: '/imprint', moduleId: moduleIds.imprint }),
  guide({
    name: 'accessibility-statement',
    icon: 'user',
    page: '/accessibility-statement',
    moduleId: moduleIds.accessibility_statement,
  }),
  {
    ...none,
    name: 'profile',
    icon: 'phone',
    page: null,
    moduleId: null,
    picture: null,
    texts: [
      { path: 'name', name: 'organisation', kind: 'line', maxLength: 200 },
      { path: 'address', name: 'address', kind: 'lines', maxLength: 300 },
      { path: 'registration', name: 'registration', kind: 'line', maxLength: 300 },
      { path: 'licence', name: 'licence', kind: 'line', maxLength: 300 },
    ],
    panels: [
      {
        title: 'reach',
        fields: [
          { path: 'phone', name: 'phone', kind: 'phone', maxLength: 40 },
          { path: 'email', name: 'email', kind: 'email', maxLength: 254 },
          { path: 'maps_link', name: 'maps_link', kind: 'link', maxLength: 1000 },
        ],
      },
    ],
  },
  {
    ...none,
    name: 'logo',
    icon: 'image',
    page: null,
    moduleId: null,
    texts: [],
    picture: { image: { path: 'image', name: 'picture', kind: 'picture' }, alt: null },
  },
];

/** The group of an address below /admin/setting. */
export const settingPage = (name: string | undefined): SettingDescriptor | undefined =>
  settingPages.find((page) => page.name === name);
