/** Signs of the base map as paths around their place, some ten units wide, to be filled. */
export const glyphs = {
  peak: 'M0-4.5 5 4H-5Z',
  /** Two slopes with the way between them. */
  pass: 'M-5-4C-2-3-2 3-5 4L-3.500 4.700C.2 3.300.2-3.300-3.500-4.700ZM5-4C2-3 2 3 5 4L3.500 4.700C-.2 3.300-.2-3.300 3.500-4.700Z',
  lake: 'M-5 0C-5-3 5-3 5 0S-5 3-5 0Z',
  airport:
    'M0-6C.7-6 1-5.200 1-4.300V-1.400L6 1.800V3.200L1 1.600V4L2.600 5.300V6.300L0 5.600-2.600 6.300V5.300L-1 4V1.600L-6 3.200V1.800L-1-1.400V-4.300C-1-5.200-.7-6 0-6Z',
  station: 'M-3-3H3V3H-3Z',
} as const;

export type GlyphName = keyof typeof glyphs;
