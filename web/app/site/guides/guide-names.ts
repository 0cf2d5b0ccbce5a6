/** The chapters of the guide in their order: their addresses below the language, and their names among the texts. */
export const guideNames = [
  'visa-guide',
  'visainformation',
  'essentials',
  'getting-to-and-around',
  'currency',
  'weathertrip',
  'safety',
  'accessibility',
  'vietnam-pass',
  'downloadapp',
] as const;

export type GuideName = (typeof guideNames)[number];
