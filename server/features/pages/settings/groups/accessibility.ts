import { guidePage } from './guide-page';

/** Travelling with limited mobility or senses. */
export const accessibility = guidePage('accessibility', 23, { facts: ['access'] });
