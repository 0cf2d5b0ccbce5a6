import { guidePage } from './guide-page';

/** Where planning a trip begins. */
export const planYourTrip = guidePage('plan-your-trip', 103);
