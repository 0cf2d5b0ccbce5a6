import type { Expectation } from './judge';

export interface Case {
  language: 'en' | 'vi';
  turns: string[];
  expect: Expectation;
}

export const en = (turns: string | string[], expect: Expectation): Case => ({
  language: 'en',
  turns: [turns].flat(),
  expect,
});
export const vi = (turns: string | string[], expect: Expectation): Case => ({
  language: 'vi',
  turns: [turns].flat(),
  expect,
});
