import { guidePage } from './guide-page';

/** Tickets that open several doors. */
export const vietnamPass = guidePage('vietnam-pass', 25, { facts: ['passes'] });
