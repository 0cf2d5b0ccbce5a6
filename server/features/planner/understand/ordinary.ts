/**
 * Words that belong together and name nothing to go to or to wish for: companies that carry people, days of the week,
 * and compounds of which one half is a word of talk ("phố xá", "đóng cửa"). Folded.
 */
const ordinary =
  /(?<![\p{L}\p{N}])(?:phuong trang|futa|mai linh|hoang long|thanh buoi|thanh thuy|kumho|sao viet|grab|xanh sm|vietjet|bamboo airways|vietnam airlines|vietravel|chu nhat|cn|t[2-7]|pho xa|duong xa|pho phuong|(?:dong|mo) cua|xe co|cua hang|gia ca|chan tay|hoai)(?![\p{L}\p{N}])/gu;

/** Where such words stand in a text. @param folded small letters without accents */
export const ordinaryIn = (folded: string): Array<{ at: number; end: number }> =>
  [...folded.matchAll(ordinary)].map(({ index, 0: said }) => ({ at: index, end: index + said.length }));
