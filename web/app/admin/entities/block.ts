import { lazy } from 'react';
import { settingPages } from '../settings/groups';
import { mediaRules } from '../settings/media-rules';
import { bodyCalls } from './body-calls';
import { updatedAt } from './columns';
import { defineEntity, type EntityDescriptor } from './descriptor';
import { title } from './fields';
import type { EntityName } from './names';

/** What the texts call the blocks of each module. */
const names: Record<string, EntityName> = {
  _ABOUT_HIGHLIGHT: 'about_highlight',
  _ESSENTIAL_QUICKTIPS: 'quick_tip',
  _ESSENTIAL_NEEDS: 'need',
  _SAFETY_SHORTBLOG: 'safety_piece',
  _SAFETY_GALLERY: 'safety_picture',
  _GETTINGAROUND_SHORTBLOG: 'getting_around_piece',
  _GETTINGAROUND_GALLERY: 'getting_around_picture',
};

/** Blocks and pictures of the guide pages: a list of their own for each module, opened from the page's settings. */
export const blocks: readonly EntityDescriptor[] = settingPages.flatMap((page) =>
  page.blocks.map(({ type, module }) =>
    defineEntity({
      name: names[module] ?? 'about_highlight',
      section: `setting/${page.name}/${type}`,
      menu: null,
      under: { to: `/admin/setting/${page.name}`, text: `setting.page.${page.name}` },
      right: 'gallery',
      calls: bodyCalls({ base: '/gallery', list: '/gallery/admin/list', hasBin: false }),
      hasImage: false,
      hasThumbnail: true,
      constants: { module },
      columns: [{ name: 'description', as: 'text' }, { name: 'link', as: 'text' }, updatedAt],
      shownColumns: type === 'gallery' ? ['updated_at'] : ['description', 'link'],
      texts: [
        // A picture may do without words; a block is made of them.
        { ...title, required: type !== 'gallery' },
        { name: 'description', kind: 'lines', maxLength: 2000 },
      ],
      groups: [
        {
          title: 'media',
          fields: [
            {
              name: 'media',
              kind: 'own',
              control: lazy(() => import('../settings/media-control')),
              rules: mediaRules(type === 'gallery' ? 'picture' : 'none'),
              hint: 'media',
            },
            { name: 'link', kind: 'line', maxLength: 500, hint: 'link' },
          ],
        },
      ],
      page: (language) => `/${language}${page.page}`,
    }),
  ),
);
