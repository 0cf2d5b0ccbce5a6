import type { BlogDetail } from '~/api/types';

export type ContentsEntry = BlogDetail['table_of_contents'][number];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'part';

/** A wide table scrolls on a small screen, and keyboards must be able to scroll it. */
const withScrollableTables = (html: string): string => html.replace(/<table>/g, '<table tabindex="0">');

/**
 * Gives every heading of a guide an id made from its words, and lists them. `taken` are ids that other parts of the
 * page have.
 */
export function withHeadingIds(
  html: string,
  taken: readonly string[] = [],
): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const used = new Set(taken);
  const marked = html.replace(
    /<h([23])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/g,
    (_whole, level: string, inner: string) => {
      const text = plainText(inner);
      const base = wordsOf(text);
      let id = base;
      for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
      used.add(id);
      contents.push({ id, text, level: Number(level) });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    },
  );
  return { html: withScrollableTables(marked), contents };
}
