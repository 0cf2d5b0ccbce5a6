import type { Item } from '../kernel/items/item';
import { fact } from './fact/kind';
import { faq } from './faq/kind';
import { gallery } from './gallery/kind';
import { planYourTrip } from './plan-your-trip/kind';
import { room } from './resource/room/kind';
import { socialLink } from './social-link/kind';

/** Every kind of record without a page of its own. The contract tests walk this list. */
export const items: readonly Item[] = [gallery, faq, planYourTrip, socialLink, room, fact];
