/** Case and Vietnamese marks do not matter to somebody who looks for something. */
export const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
