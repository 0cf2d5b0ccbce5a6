import type { Text } from './text';

const kin =
  'grand(?:father|mother|pa|ma|dad|mum|mom|parents)|grandad|granny|great[ -]uncle|(?:my|our|his|her) (?:late )?(?:father|mother|dad|mum|mom|parents|uncle|aunt|brother|husband|wife)|(?:ong|ba) (?:noi|ngoai|co)(?: (?:em|minh|toi|tui|cua \\p{L}+))?|(?:bo|cha|me|chu|bac|anh) (?:em|minh|toi|tui|noi)';
/** What somebody did, was or left behind, as it is told of people who don't come along. */
const past =
  '(?:(?:also|once|both|always|himself|herself|who|was|had|ngay xua|hoi xua|truoc|tung|cung|da) ){0,2}(?:served|fought|was (?:born|killed|stationed|here|there|in|from|a)|were (?:born|killed|stationed|here|there|in|from)|came from|died|passed(?: away)?|lived|grew up|used to|told|spoke|wrote|worked|left|emigrated|fled|la (?:linh|bo doi|cuu|liet si|nguoi linh|tu)|tung|mat|da mat|hy sinh|qua doi|chien dau|sinh ra|nam o|bi tu)';
const possessed =
  "(?:'s|s') (?:letters?|grave|house|diary|village|stories|story|footsteps|unit|war|home ?town|memory)";
const remembered =
  '(?:in memory of|memories of|footsteps of|grave of|mo cua|mo(?: phan)?|que(?: cua)?|tho|vieng|ky niem ve|nho)';

const told = [
  new RegExp(`(?<![\\p{L}])(?:${kin})(?= ${past}(?![\\p{L}])|${possessed})`, 'gu'),
  // "Viếng mộ cô Sáu": a heroine, and no six of anybody.
  /(?<=(?<!\p{L})(?:mo|vieng|le|cung|tham|nhang|huong(?: cho)?) )(?:co|chi) sau(?!\p{L})/gu,
  new RegExp(`(?<=(?<![\\p{L}])${remembered} )(?:my |our |his |her )?(?:${kin})(?![\\p{L}])`, 'gu'),
];

/** A text without the relatives of whom something is only told: "my grandfather served there", "ông nội là lính". */
export const withoutStories = (text: Text): Text => ({
  ...text,
  folded: told.reduce(
    (folded, pattern) => folded.replace(pattern, (said) => '#'.repeat(said.length)),
    text.folded,
  ),
});
