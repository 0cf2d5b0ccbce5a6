import { lettersApart } from './letters-apart';

/** English words that decide what a journey is like; each of five letters or more, so that one wrong letter shows. */
export const keyWords: readonly string[] = (
  'january february april august september october november december ' +
  'monday tuesday wednesday thursday friday saturday sunday weekend weekends weekday ' +
  'three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty hundred thousand million ' +
  'night nights weeks month months fortnight morning mornings afternoon evening evenings tonight tomorrow midnight ' +
  'friend friends couple couples family parents children mother father brother sister daughter daughters husband girlfriend boyfriend grandma grandpa grandparents grandmother grandfather toddler people adults partner honeymoon colleagues ' +
  'vegetarian vegetarians vegan halal muslim muslims kosher gluten coeliac celiac allergic allergy peanut peanuts shellfish seafood lactose ' +
  'wheelchair stairs pregnant elderly pushchair stroller asthma seasick ' +
  'train trains flight flights airport motorbike motorbikes scooter arrive arrives arriving arrival leaving departure landing ' +
  'budget cheap cheaper luxury dollars pounds euros ' +
  'relaxed slowly beach beaches mountain mountains temple temples museum museums history culture nature hiking trekking snorkelling snorkeling diving photography waterfall waterfalls island islands ' +
  'without instead cancel remove change before after starting between ' +
  'restaurant restaurants breakfast dinner coffee market markets ' +
  'weather money visa passport hotel hotels '
)
  .trim()
  .split(' ')
  .filter((word) => word.length >= 5);

/** Other words of English that a slip of a key word could be taken for; a test compares them with a dictionary. */
export const lookAlikes: ReadonlySet<string> = new Set(
  (
    'celia tryin templed honeymooned adult afternoons airports alter arrivals arrived aster augusta auguste augusto beached beech befriend belch ' +
    'belches bench benches bleach bother boyfriends breach breaches breakfasts brothel brothers budge budgets ' +
    'cancels cancer chance chang changed changer changes changle charge cheat cheater cheep coffees coffey ' +
    'colleague colleges coupe coupled couplet cultured cultures danner departures diner dining dinners divine ' +
    'dollar donner driving eighth eights eighty elven euron evenin farther fathers fatter feather fiend fiends ' +
    'fight fights flighty foresight forthright frida fridays fried fright girlfriends glutes grandfathers ' +
    'grandmas grandmothers grandparent grandpas halil halla hiding hiring hostel hostels hovel hundreds husbands ' +
    'inland landings leading leaking leaning leaping leasing leavin lending maintains marked marker markers ' +
    'mather millions moaning mondays monet moneys monkey monte montes monty mooney mooning mornin mothers moths ' +
    'mountainous mounties mounting mourning mouth mouths muslin natures nighty pardner parent partners passports ' +
    'patents peoples phonograph photograph photographed photographer photographic photographs ponds pound ' +
    'related relaxes relayed remote removed remover removes saturdays scooters selfish semen sevens seventies ' +
    'sever shooter sisters sitter stains stair staring starling starring stars startin startling starving ' +
    'stating steven stirs stoller strolled sundae sundays sundry tempe there thirsty thousands threes threw ' +
    'thursdays toddlers tomorrows trail trails trait traits trans tuesdays twain tweety vegans vegas vegetation ' +
    'weathers wednesdays weeds weekdays weeps werther wheelchairs '
  )
    .trim()
    .split(' '),
);

const known: ReadonlySet<string> = new Set(keyWords);
const longWord = 9;

/** A syllable of Vietnamese without its accents: "trian" may be none of English, "thang" is a month. */
const syllable =
  /^(?:ngh?|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?(?:uye|uya|uyu|[iy]eu?|[iy]a|oai|oay|uoi|uou|uay|uye|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ai|ao|au|ay|eo|eu|iu|[aeiouy])(?:ng|nh|ch|[cmnpt])?$/;

/** Whether one may have been meant by the other: the first letter is right, or changed places with the second. */
const beginsAlike = (typed: string, meant: string): boolean =>
  typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);

const cache = new Map<string, string | null>();
const mostCached = 5_000;

const correctionOf = (word: string): string | null => {
  const found = cache.get(word);
  if (found !== undefined) return found;
  const near = keyWords.filter(
    (meant) =>
      beginsAlike(word, meant) &&
      lettersApart(word, meant, meant.length >= longWord ? 2 : 1) <= (meant.length >= longWord ? 2 : 1),
  );
  const nearest = near.toSorted((a, b) => lettersApart(word, a, 2) - lettersApart(word, b, 2))[0] ?? null;
  if (cache.size < mostCached) cache.set(word, nearest);
  return nearest;
};

/**
 * A message with its slips in key words of English set right: "decmber", "freinds", "vegitarian". Names (capitals
 * within a sentence), syllables of Vietnamese and other words of English stay as they are.
 */
export const spelledRight = (message: string): string =>
  message.replace(/(?<![\p{L}\p{N}'-])[A-Za-z][a-z]{4,}(?![\p{L}\p{N}])/gu, (typed, at: number) => {
    const word = typed.toLowerCase();
    if (known.has(word) || lookAlikes.has(word) || syllable.test(word)) return typed;
    const isCapital = typed !== word && /[\p{L}\p{N},] $/u.test(message.slice(0, at));
    const meant = correctionOf(word);
    if (meant === null || (isCapital && !ofCalendar.test(meant))) return typed;
    return typed === word ? meant : `${meant.charAt(0).toUpperCase()}${meant.slice(1)}`;
  });

const ofCalendar = /day$|^(?:january|february|march|april|august|(?:septem|octo|novem|decem)ber)$/;
