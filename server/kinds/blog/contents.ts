import { plainText } from '../../kernel/html';
import { slugify } from '../../kernel/slugs';

export interface ContentsEntry {
  id: string;
  text: string;
  level: number;
}

/**
 * Gives every heading of an article an id and lists them. Ids are made from the words, with a number where two
 * headings read the same, so that links to a section keep working while the text stays.
 */
export const withContents = (html: string): { content: string; table_of_contents: ContentsEntry[] } => {
  const entries: ContentsEntry[] = [];
  const seen = new Map<string, number>();
  const content = html.replace(
    /<h([23])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/g,
    (_whole, level: string, inner: string) => {
      const text = plainText(inner);
      const base = slugify(text);
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      const id = count === 1 ? base : `${base}-${count}`;
      entries.push({ id, text, level: Number(level) });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    },
  );
  return { content, table_of_contents: entries };
};
