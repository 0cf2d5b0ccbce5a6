import { z } from 'zod';

export const languageCodes = ['en', 'vi'] as const;
export type Language = (typeof languageCodes)[number];

const names = new Map<string, Language>([
  ['en', 'en'],
  ['vi', 'vi'],
  ['vn', 'vi'],
]);

/** `lang_id` as clients send it: `en`, `vi`, or `vn` as another name of `vi`. */
export const langId = z
  .enum(['en', 'vi', 'vn'])
  .transform((value): Language => names.get(value) ?? 'en')
  .meta({ description: 'Language: en or vi (vn is another name of vi)', example: 'en' });

/** Reads the first language that we speak from an Accept-Language header (`vn` and `vi…` → vi, `en…` → en). */
export const fromAcceptLanguage = (header: string | undefined): Language | null => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (tag === 'vn' || tag === 'vi' || tag.startsWith('vi-')) return 'vi';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return null;
};
