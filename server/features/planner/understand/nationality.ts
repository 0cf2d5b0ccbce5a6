import { hasAccents } from './accents';
import { readText, type Text, words } from './text';

/** ISO 3166 codes by what people call a country, its people or its passport; folded, in both languages. */
const names: ReadonlyArray<readonly [string, string]> = [
  ['DE', 'german(?:y|s)?'],
  ['FR', 'french|france'],
  ['GB', 'british|uk|united kingdom|england|scottish|welsh|anh quoc'],
  ['IT', 'italian?s?|italy'],
  ['ES', 'spanish|spain|spaniards?|tay ban nha'],
  ['DK', 'danish|denmark|danes?|dan mach'],
  ['FI', 'finnish|finland|finns?|phan lan'],
  ['NO', 'norwegians?|norway|na uy'],
  ['SE', 'swedish|sweden|swedes?|thuy dien'],
  ['JP', 'japan(?:ese)?|nhat ban'],
  ['KR', 'korean?s?|south korea|han quoc'],
  ['RU', 'russians?|russia'],
  ['BE', 'belgians?|belgium'],
  ['BG', 'bulgarians?|bulgaria'],
  ['HR', 'croatians?|croatia'],
  ['CZ', 'czechs?|czechia|czech republic'],
  ['HU', 'hungarians?|hungary'],
  ['LU', 'luxembourg(?:ish)?'],
  ['NL', 'dutch|netherlands|holland|ha lan'],
  ['PL', 'polish(?! (?:my|our|the|your))|poland|poles|ba lan'],
  ['RO', 'romanians?|romania|rumani'],
  ['SK', 'slovak(?:s|ia|ian)?'],
  ['SI', 'slovenians?|slovenia|slovenes?'],
  ['CH', 'swiss|switzerland|thuy si'],
  ['CL', 'chileans?|chile'],
  ['PA', 'panama(?:nian)?s?'],
  ['KZ', 'kazakh(?:s|stan)?'],
  ['MN', 'mongolians?|mongolia|mong co'],
  ['BY', 'belarus(?:ians?)?'],
  ['ID', 'indonesians?|indonesia'],
  ['KH', 'cambodians?|cambodia|campuchia'],
  ['LA', 'laotians?|laos'],
  ['MY', 'malaysians?|malaysia'],
  ['SG', 'singapore(?:an)?s?'],
  ['TH', 'thailand|thai lan'],
  ['PH', 'filipin(?:o|a)s?|philippines?'],
  ['BN', 'brunei(?:an)?s?'],
  ['US', 'american?s?|usa|united states|hoa ky'],
  ['CA', 'canadians?|canada'],
  ['AU', 'australians?|australia|aussies?'],
  ['NZ', 'new zealand(?:ers?)?|kiwis?'],
  ['IE', 'irish|ireland'],
  ['AT', 'austrians?|austria'],
  ['PT', 'portuguese|portugal|bo dao nha'],
  ['GR', 'greeks?|greece|hy lap'],
  ['IN', 'indians?|india|an do'],
  ['CN', 'chinese|china|trung quoc'],
  ['TW', 'taiwan(?:ese)?|dai loan'],
  ['HK', 'hong ?kong'],
  ['BR', 'brazil(?:ian)?s?'],
  ['MX', 'mexicans?|mexico'],
  ['AR', 'argentin(?:a|ian|e)s?'],
  ['ZA', 'south afric(?:a|ans?)|nam phi'],
  ['IL', 'israelis?|israel'],
  ['TR', 'turkish|turkey|turks?|tho nhi ky'],
  ['UA', 'ukrain(?:e|ian)s?'],
  ['LK', 'sri lankan?s?'],
  ['BD', 'bangladesh(?:i)?s?'],
  ['PK', 'pakistan(?:i)?s?'],
];

/** Short words that are something else elsewhere, by what they are with their accents: they need words of a passport. */
const short: ReadonlyArray<readonly [string, string, string]> = [
  ['DE', 'duc', 'đức'],
  ['FR', 'phap', 'pháp'],
  ['GB', 'anh', 'anh'],
  ['GB', 'english', 'english'],
  ['IT', 'y', 'ý'],
  ['JP', 'nhat', 'nhật'],
  ['RU', 'nga', 'nga'],
  ['BE', 'bi', 'bỉ'],
  ['CZ', 'sec', 'séc'],
  ['US', 'my', 'mỹ'],
  ['US', 'us', 'us'],
  ['US', 'u\\.s\\.(?:a\\.)?', ''],
  ['AU', 'uc', 'úc'],
  ['AT', 'ao', 'áo'],
  ['TH', 'thais?', 'thai'],
  ['TH', 'thai', 'thái'],
  ['LA', 'lao', 'lào'],
  ['KR', 'han', 'hàn'],
  ['CN', 'trung', 'trung'],
];

/** What stands before the country of a passport, in English and in Vietnamese. */
const ofPassport =
  'passports?(?: (?:is|are|from|of|issued (?:by|in)))*(?: the| an?)? |(?:citizens?|nationals?) of (?:the )?|nationality(?: is|:)? ';
const ofPeople =
  "(?:i|we)(?: ?'?m| ?'?re| am| are)(?: both| all)? (?:an? )?|(?<!(?:same|known|just|such) )as an? |(?:(?:i|we)(?: ?'?m| ?'?re| am| are)?|people|tourists|travell?ers|visitors|come|coming|friends?) from (?:the )?";
const inVietnamese = '(?:nguoi|khach|ho chieu|quoc tich|cong dan)(?: cua| nuoc)? ';
const ofVisa = 'visas? (?:for |cho )?';
/** What stands behind it. */
const behind = ' (?:[\\p{L}]+ )?(?:passports?|citizens?|nationals?|passport ?holders?)| nationality';

/** Words that mean a country behind some words only. */
const onlyOf: Readonly<Record<string, string>> = {
  my: inVietnamese,
  anh: inVietnamese,
  y: inVietnamese,
  ao: inVietnamese,
  lao: inVietnamese,
  trung: inVietnamese,
  han: inVietnamese,
  bi: 'ho chieu |quoc tich ',
  us: `${ofPassport}|(?:i|we|people|coming|come|(?:i|we) are|i am|i ?'?m|we ?'?re) from (?:the )?`,
};
/** What no people are called in Vietnamese: only the English passport words follow these. */
const noneBehind = new Set(['my', 'anh', 'y', 'bi', 'ao', 'nga', 'lao', 'trung', 'han', 'sec']);

const sure = [...names.map(([code, said]) => [code, said, ''] as const), ...short].map(
  ([code, said, accented]) => {
    const before = onlyOf[said] ?? `${ofPassport}|${ofPeople}|${inVietnamese}|${ofVisa}`;
    const after = noneBehind.has(said) ? '$^' : behind;
    const pattern = words(`(?:${before})(?:${said})|(?:${said})(?:${after})`);
    return { code, accented, said: new RegExp(`(?<![a-z])(?:${said})(?![a-z])`), pattern };
  },
);

/** Where somebody flies or what they have seen is no passport: "via Singapore", "sau Thái Lan". */
const onTheWay =
  '(?<!(?<!\\p{L})(?:via|through|in|to|from|after|before|visit|visited|near|than|or|qua|toi|den|di|sang|o|tu|sau|truoc) (?:the )?)';
const patterns = names.map(([code, said]) => [code, words(`${onTheWay}(?:${said})`)] as const);

/** The short words alone, where their accents leave nothing else; not within a longer name ("Thủ Đức", "Mỹ Tho"). */
const accentedAlone =
  /(?<![\p{L}]|(?<!(?:[Vv]isa|[Vv]à|[Tt]ừ|[Nn]ước)) ?\p{Lu}\p{L}* )(Đức|Pháp|Nhật|Bỉ|Séc)(?! ?\p{L}*\p{Lu}|\p{L})/u;
const alone: Readonly<Record<string, string>> = { Đức: 'DE', Pháp: 'FR', Nhật: 'JP', Bỉ: 'BE', Séc: 'CZ' };

const surely = ({ lower, folded }: Text): string | undefined => {
  const isAccented = hasAccents(lower) && lower.length === folded.length;
  return sure
    .flatMap(({ code, accented, said, pattern }) => {
      const match = pattern.exec(folded);
      if (!match) return [];
      const typed = lower.slice(match.index, match.index + match[0].length);
      const fits = accented === '' || !isAccented || !said.test(match[0]) || typed.includes(accented);
      return fits ? [{ code, at: match.index }] : [];
    })
    .toSorted((a, b) => a.at - b.at)[0]?.code;
};

/**
 * The country of a passport that a message names, as ISO 3166 code: what is said in one breath with a passport or of the
 * people themselves wins; a country alone counts where it is nothing else. The names of places in Vietnam are none.
 */
export const nationalityIn = (message: string): string | undefined => {
  const text = readText(message);
  const [, short] = accentedAlone.exec(message.normalize('NFC')) ?? [];
  return surely(text) ?? patterns.find(([, said]) => said.test(text.folded))?.[0] ?? (short && alone[short]);
};
