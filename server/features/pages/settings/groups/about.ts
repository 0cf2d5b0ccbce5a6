import { guidePage } from './guide-page';

/** Who we are. */
export const about = guidePage('about', 13);
