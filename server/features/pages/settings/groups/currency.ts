import { guidePage } from './guide-page';

/** Notes, cards and what things cost. */
export const currency = guidePage('currency', 24, { facts: ['money'] });
