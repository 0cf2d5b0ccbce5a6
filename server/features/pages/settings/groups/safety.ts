import { guidePage } from './guide-page';

/** Staying safe on the way. */
export const safety = guidePage('safety', 16, { facts: ['emergency', 'health', 'safety'] });
