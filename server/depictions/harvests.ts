import type { Depictions, Subject } from './subjects';

/** What a basket of one harvest stands for. */
const HARVEST: readonly Subject[] = ['fruit', 'food', 'garden', 'market'];

/** Baskets of the one thing that a place is known for. */
export const HARVESTS: Depictions = {
  'still-life/lychee': {
    shows: HARVEST,
    en: 'a basket of lychees',
    vi: 'một rổ vải thiều',
  },
  'still-life/longan': {
    shows: HARVEST,
    en: 'a basket of longans',
    vi: 'một rổ nhãn lồng',
  },
  'still-life/rambutan': {
    shows: HARVEST,
    en: 'a basket of rambutans',
    vi: 'một rổ chôm chôm',
  },
  'still-life/mangosteen': {
    shows: HARVEST,
    en: 'a basket of mangosteens',
    vi: 'một rổ măng cụt',
  },
  'still-life/plum': {
    shows: HARVEST,
    en: 'a basket of plums',
    vi: 'một rổ mận',
  },
  'still-life/orange': {
    shows: HARVEST,
    en: 'a basket of oranges',
    vi: 'một rổ cam',
  },
  'still-life/star-apple': {
    shows: HARVEST,
    en: 'a basket of star apples',
    vi: 'một rổ vú sữa',
  },
  'still-life/strawberry': {
    shows: HARVEST,
    en: 'a basket of strawberries',
    vi: 'một rổ dâu tây',
  },
  'still-life/chestnut': {
    shows: HARVEST,
    en: 'a basket of chestnuts',
    vi: 'một rổ hạt dẻ',
  },
  'still-life/cacao': {
    shows: HARVEST,
    en: 'a basket of cacao pods',
    vi: 'một rổ trái ca cao',
  },
  'still-life/cashew': {
    shows: HARVEST,
    en: 'a basket of cashew apples with their nuts',
    vi: 'một rổ trái điều còn nguyên hạt',
  },
  'still-life/grape': {
    shows: HARVEST,
    en: 'a basket of grapes',
    vi: 'một rổ nho',
  },
  'still-life/pineapple': {
    shows: HARVEST,
    en: 'a basket of pineapples',
    vi: 'một rổ trái khóm',
  },
  'still-life/coconut': {
    shows: HARVEST,
    en: 'a basket of green coconuts',
    vi: 'một rổ dừa xanh',
  },
};
