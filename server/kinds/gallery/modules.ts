/** Galleries and blocks of guide pages, as clients name them. */
export const galleryModules = [
  '_CITY',
  '_RESOURCE',
  '_ABOUT_HIGHLIGHT',
  '_ESSENTIAL_QUICKTIPS',
  '_ESSENTIAL_NEEDS',
  '_SAFETY_SHORTBLOG',
  '_SAFETY_GALLERY',
  '_GETTINGAROUND_SHORTBLOG',
  '_GETTINGAROUND_GALLERY',
  '_PLAN_YOUR_TRIP',
] as const;

export type GalleryModule = (typeof galleryModules)[number];

/** Blocks are words with a picture at most; everything else is pictures and videos with a caption at most. */
export const blockModules: readonly string[] = [
  '_ABOUT_HIGHLIGHT',
  '_ESSENTIAL_QUICKTIPS',
  '_ESSENTIAL_NEEDS',
  '_SAFETY_SHORTBLOG',
  '_GETTINGAROUND_SHORTBLOG',
  '_PLAN_YOUR_TRIP',
] satisfies readonly GalleryModule[];
