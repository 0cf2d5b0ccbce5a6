import { type Text, words } from './text';

/** What is wondered of a number of days. "… 3 ngày được không" is how one politely asks for them. */
const wonders = words(
  [
    'boring|bored|overkill|rushed|rushing|tight|wishful|pushing it|a stretch|wasted?|sufficient|(?<!(?:any|some)thing |what is |whats |stuff )doable|feasible|realistic|manageable|ambitious|too (?:short|long|little|much|few|many|rushed|tight|ambitious)|enough(?! (?:time|space))',
    '(?:co |bi |hoi |qua |la )*(?:it|nhieu|ngan|dai|gap|voi|chan|thua|phi|met|lau|du|vua|kip|hop ly|kha thi|dang)(?: (?:qua|lam|het|di|roi|thoi|dc))* (?:khong|ko|k|chua|chu|hay)',
    '(?:it|ngan|gap|voi|nhieu|dai) qua|(?<!cho )hop ly|kha thi|thua (?:khong|ko)|het (?:duoc )?(?:khong|ko)|nen (?:\\p{L}+ ){1,6}(?:khong|ko|k)(?= *[.?!]* *$| hay )|hay (?:la )?(?:nen )?(?:o |di )?(?:\\d|mot|hai|ba|bon|nam)',
  ].join('|'),
);
/** A question that is answered by yes or no. */
const whether = /^ ?(?:(?:and|but|so|ok|hi|hello|hey) ?,? )*(?:is|are|was|would|will|does)(?!\p{L})/u;
/** Who wants the days made, however it is asked. */
const wishes = words(
  'lich trinh|lich|len lich|xep|sap xep|goi y|giup|gium|ho|tu van|cho (?:minh|em|e|toi|tui|anh|chi|nha)|thiet ke|plan|itinerary|schedule|suggest|recommend|show (?:me|us)|give (?:me|us)|make|put together|arrange|day by day|muon|what (?:should|can|could|would|shall|to)|where (?:should|can|to|shall)',
);

/** Whether a clause asks if its number of days will do, rather than asking for them to be filled. */
export const asksOfLength = ({ folded }: Pick<Text, 'folded'>): boolean =>
  !wishes.test(folded) && (wonders.test(folded) || whether.test(folded));
