/** Blocks and galleries that a guide may have, with the ids of their parts of the page. */
export const moduleIds = {
  _ABOUT_HIGHLIGHT: 'highlights',
  _ESSENTIAL_QUICKTIPS: 'quick-tips',
  _ESSENTIAL_NEEDS: 'needs',
  _SAFETY_SHORTBLOG: 'in-short',
  _SAFETY_GALLERY: 'gallery',
  _GETTINGAROUND_SHORTBLOG: 'in-short',
  _GETTINGAROUND_GALLERY: 'gallery',
} as const;

export type GuideModule = keyof typeof moduleIds;

export const isGuideModule = (code: string): code is GuideModule => code in moduleIds;

/** Those that show pictures alone. */
export const isPictures = (module: GuideModule): boolean => moduleIds[module] === 'gallery';

/** Of the elements that hold the facts, and the pieces of a block. */
export const FACTS_ID = 'facts-all';
export const blockId = (module: GuideModule): string => `${moduleIds[module]}-all`;
