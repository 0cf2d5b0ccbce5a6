import { numberOf } from './numbers';
import type { Text } from './text';

/** What somebody wants to know of one place. */
export type Aspect =
  | 'price'
  | 'hours'
  | 'effort'
  | 'children'
  | 'wheelchair'
  | 'length'
  | 'way'
  | 'booking'
  | 'rain'
  | 'season'
  | 'diet';

const asked = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'u');

const aspects: ReadonlyArray<readonly [Aspect, RegExp]> = [
  [
    'price',
    asked(
      'how much(?! time)|cost|costs|price[ds]?|tickets?|fees?|entrance|entry|admission|expensive|free|(?<!nguoi |ong |ba |tuoi |cao |be |me |rach )gia(?! dinh| yeu)(?: ve)?|ve(?: vao)?(?: cong| cua)?(?= (?:bao nhieu|bn|het|may|gia|cap|vao|\\p{L}+ (?:bao nhieu|gia)))|bao nhieu(?: tien)?(?! (?:lau|ngay|tieng|gio|km|cay|tuoi|bac))|may tien|(?:co )?mat (?:phi|tien)|dat khong',
    ),
  ],
  [
    'hours',
    asked(
      'what time|when (?:does|do|is|are) (?:it|they|the)(?: \\p{L}+){0,3} (?:open|close|start|shut)|open(?:s|ing)?|clos(?:e|es|ed|ing)|hours|still (?:open|busy|on|there|going)|(?:con|co) (?:dong|hop|ban|mo|nhon nhip|gi)(?: \\p{L}+){0,2} (?:khong|ko|k|hong|hem|chu)|may gio|mo cua|dong cua|gio giac',
    ),
  ],
  ['wheelchair', asked('wheelchairs?|step.?free|accessible|disabled|xe lan|khuyet tat')],
  [
    'effort',
    asked(
      'hard|difficult|strenuous|tough|steep|steps?|stairs?|climb(?:ing)?|fit|knees?|hips?|tiring|exhausting|manage(?:able)?|too much|(?:ok|okay|fine|alright|all right|suitable|good|possible|doable|safe) for (?:her|him|them|my|our|us|a|an|old|older|seniors?)|can (?:she|he|they|my)|elderly|old(?:er)?|grand\\p{L}+|mother|mum|mom|father|dad|parents|in-laws|seniors?|walk(?:ing)?|kho(?: di| leo)?|met|doc|leo|bac|dau goi|suc khoe|gia yeu|nguoi gia|nguoi lon tuoi|ong ba|ong noi|ba noi|ong ngoai|ba ngoai|bo me|ba me|cha me|cao tuoi|di bo|vat va|di (?:duoc|noi) (?:khong|ko)',
    ),
  ],
  [
    'children',
    asked(
      'kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|prams?|strollers?|pushchairs?|son|daughter|con nho|tre (?:em|nho|con)|em be|cac be|be|chau|xe day',
    ),
  ],
  ['length', asked('how long|how much time|bao lau|may tieng|may gio dong ho|mat may|het may tieng')],
  [
    'way',
    asked(
      'how far|far|get there|get to|near|distance|xa|bao xa|cach|di bang gi|di kieu gi|di sao|by (?:bus|train|taxi)|(?:a |the )?bus|di (?:bang )?(?:xe buyt|xe bus|taxi|grab|tau)',
    ),
  ],
  ['booking', asked('book(?:ed|ing)?|in advance|ahead|reserv\\p{L}+|dat truoc|dat ve|dat cho')],
  [
    'rain',
    asked(
      'rain(?:s|y|ing)?|wet|mua(?! (?:do|nay|nao|he|thu|dong|xuan|kho|cao diem|thap diem|lua|hoa|nuoc|gi|ay|tiec|sam|qua|ve|do an))|troi mua',
    ),
  ],
  ['season', asked('when (?:is|to)|best time|which month|season|mua nao|thang nao|thang may|khi nao')],
  ['diet', asked('vegetarians?|vegans?|halal|gluten|pork|chay|an chay|thit heo|thit lon')],
];

const seventy = asked('(?:[6-9]\\d)(?: ?(?:years?(?: old)?|yrs?|yo|y/o|tuoi|t))?');

const longestSyllable = 4;

/**
 * What a question wants to know of a place, in the order of the list.
 * @param names folded names of the place, whose syllables say nothing else
 */
export const aspectsIn = (
  { folded: whole }: Pick<Text, 'folded'>,
  names: readonly string[] = [],
): Aspect[] => {
  // The "mua" of Hang Múa is no rain.
  const short = names.flatMap((name) => name.split(' ').filter((word) => word.length <= longestSyllable));
  const folded =
    short.length === 0
      ? whole
      : whole.replace(new RegExp(`(?<!\\p{L})(?:${short.join('|')})(?!\\p{L})`, 'gu'), '');
  const found = aspects.filter(([, said]) => said.test(folded)).map(([aspect]) => aspect);
  const isOld = seventy.test(folded) && /year|old|she|he |yo\b|tuoi|\dt\b/u.test(folded);
  return isOld && !found.includes('effort') ? [...found, 'effort'] : found;
};

const years = /(?<!\d)(\d{1,2}|\p{L}+)[ -]?(?:years?[ -]old|yrs?(?: old)?|yo|y\/o|tuoi)(?!\p{L})/u;

/** The age that a question names. */
export const ageIn = ({ folded }: Pick<Text, 'folded'>): number | undefined =>
  numberOf(years.exec(folded)?.[1]) ??
  numberOf(/(?:she|he)(?:'s| is)? (?:only )?(\d{1,2})(?!\d)/u.exec(folded)?.[1]);
