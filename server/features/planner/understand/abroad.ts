/** Countries, and towns and sights abroad, that people name beside Vietnam, as they are folded. */
const names: Readonly<Record<string, string>> = {
  thailand:
    'thailand|thai lan|bangkok|suvarnabhumi|don mueang|chiang ?mai|chiang ?rai|phuket|pattaya|krabi|koh samui|hua hin|ayutthaya|pai thailand',
  laos: 'laos|lao quoc|nuoc lao|ben lao|vientiane|vieng chan|luang ?pra?bang|vang ?vieng|pakse|savannakhet|thakhek|si phan don|4000 islands|phonsavan|champasak',
  cambodia:
    'cambodia|campuchia|cam pu chia|phnom ?penh|siem ?reap|xiem riep|angkor(?: wat)?|battambang|sihanoukville|kampot|kep cambodia|koh rong',
  china:
    'china|trung quoc|beijing|bac kinh|shanghai|kunming|guilin|nanning|nam ninh trung quoc|guangzhou|quang chau|shenzhen|lijiang|dali china|zhangjiajie|truong gia gioi|hekou|ha khau|hong ?kong|macau|taiwan|dai loan|taipei',
  southEast:
    'singapore|changi|sing|malaysia|kuala lumpur|penang|langkawi|bali|indonesia|jakarta|philippines|manila|boracay|cebu|myanmar|bagan|yangon|mandalay|brunei|borneo',
  east: 'japan|nhat ban|tokyo|narita|haneda|kansai|kyoto|osaka|korea|han quoc|seoul|incheon|busan|jeju',
  south: 'india|an do|new delhi|mumbai|sri lanka|colombo|nepal|kathmandu|maldives|bhutan',
  west: 'paris|london|rome|italy|spain|barcelona|new york|america|australia|sydney|melbourne|dubai|europe|chau au|chau phi|africa|iceland',
};

export const abroad = new RegExp(`(?<!\\p{L})(${Object.values(names).join('|')})(?!\\p{L})`, 'gu');

/** Whether a name is that of a place abroad, of which nothing is to be known here. */
export const isAbroad = (name: string): boolean => [...name.matchAll(abroad)].length > 0;

/** A folded text, as long as it was, with `#` where it names places abroad: "Vang Vieng" is no misspelt Vĩnh Long. */
export const withoutAbroad = (folded: string): string =>
  folded.replace(abroad, (said) => '#'.repeat(said.length));
