/** Countries and towns abroad that people name, as they are folded. */
export const abroad =
  /(?<!\p{L})(bangkok|chiang mai|phuket|thailand|thai lan|singapore|sing|malaysia|kuala lumpur|cambodia|campuchia|phnom penh|angkor(?: wat)?|siem reap|laos|lao quoc|luang prabang|bali|indonesia|philippines|japan|tokyo|kyoto|osaka|nhat ban|korea|seoul|han quoc|china|beijing|shanghai|trung quoc|taiwan|taipei|dai loan|hong ?kong|macau|paris|london|rome|italy|spain|barcelona|new york|america|australia|sydney|dubai|europe|chau au|chau phi|africa|india|an do|iceland)(?!\p{L})/gu;

/** Whether a name is that of a place abroad, of which nothing is to be known here. */
export const isAbroad = (name: string): boolean => [...name.matchAll(abroad)].length > 0;
