import { guidePage } from './guide-page';

/** Ways into the country and through it. */
export const gettingAround = guidePage('getting-around', 17, { facts: ['transport'] });
