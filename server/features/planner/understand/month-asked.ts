import type { Understanding } from '.';
import { words } from './text';

/** Whether going somewhere is wise. */
export const asksIdea = words(
  '(?:a |such a )?(?:bad|good|terrible|great|sensible) idea|worth (?:it|going|coming|visiting|seeing|doing|(?:a|the) (?:visit|trip|detour|journey))|(?:advisable|wise|sensible) to|co nen di|nen di (?:khong|ko)|di (?:co )?(?:on|duoc) (?:khong|ko)|(?:co )?dang (?:di|tien|cong|de di)? ?(?:khong|ko|k)|dang di',
);

/** The same of a month. */
export const asksOfMonth = words(
  '(?:good|bad|right|best|wrong|nice|ok|okay|fine|decent|terrible) (?:time|month|season)|(?:too|very|so) (?:cold|hot|wet|rainy|foggy|humid|windy|crowded|rough)|(?:only|just|nothing but|all)(?: see| get| have)? (?:fog|rain|clouds?|mist)|(?:is|will|would) (?:it|that|\\p{L}+(?: \\p{L}+)?) (?:be )?(?:ok|okay|good|nice|fine|foggy|miserable|doable|possible)|(?:co )?(?:dep|on|hop|duoc|vui) (?:khong|ko|k|hong)|(?:co )?(?:lanh|nong|mua|dong|suong)(?: \\p{L}+){0,2} (?:qua|lam|khong|ko)|toan (?:suong|mua|may)|co (?:lut|bao|ngap|mua|suong mu|ret)|floods?|flooding|typhoons?|storms?|mua (?:nay )?(?:dep|xau)',
);

/** Whether the months of a town are weighed, rather than what is known of it told. */
export const asksOfTown = ({ wants, places }: Understanding, folded: string): boolean =>
  wants.month !== undefined && places.named.length > 0 && (asksIdea.test(folded) || asksOfMonth.test(folded));
