import { faqEntityTypes } from '../../../kinds/faq/kind';
import type { GalleryModule } from '../../../kinds/gallery';
import type { SettingGroup } from './group';
import { about } from './groups/about';
import { essential } from './groups/essential';
import { gettingAround } from './groups/getting-around';
import { safety } from './groups/safety';

/** A guide page with blocks, galleries and questions. */
export interface GuidePage {
  group: SettingGroup;
  /** Path on the site, below the language. */
  path: string;
  /** Number under which questions know it. */
  faqType: number;
  /** Its blocks and galleries, in the order in which the page shows them. */
  modules: readonly [GalleryModule, ...GalleryModule[]];
}

export const guidePages: readonly GuidePage[] = [
  { group: about, path: '/about', faqType: faqEntityTypes.about, modules: ['_ABOUT_HIGHLIGHT'] },
  {
    group: essential,
    path: '/essentials',
    faqType: faqEntityTypes.essential,
    modules: ['_ESSENTIAL_QUICKTIPS', '_ESSENTIAL_NEEDS'],
  },
  {
    group: safety,
    path: '/safety',
    faqType: faqEntityTypes.safety,
    modules: ['_SAFETY_SHORTBLOG', '_SAFETY_GALLERY'],
  },
  {
    group: gettingAround,
    path: '/getting-to-and-around',
    faqType: faqEntityTypes.getting_around,
    modules: ['_GETTINGAROUND_SHORTBLOG', '_GETTINGAROUND_GALLERY'],
  },
];
