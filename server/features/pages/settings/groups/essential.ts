import { guidePage } from './guide-page';

/** What to know and to pack before leaving. */
export const essential = guidePage('essential', 15, {
  facts: ['money', 'health', 'calendar', 'power', 'connect', 'customs'],
});
