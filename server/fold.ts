/** Small letters without accents, `đ` as `d`: as the database folds. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[đð]/g, 'd');
