import { fact } from './fact';
import { faq } from './faq';
import { gallery } from './gallery';
import type { Item } from './item';
import { planYourTrip } from './plan-your-trip';
import { room } from './room';
import { socialLink } from './social-link';

/** Every kind of record without a page of its own. The contract tests walk this list. */
export const items: readonly Item[] = [gallery, faq, planYourTrip, socialLink, room, fact];
