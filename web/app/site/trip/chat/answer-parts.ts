import type { NamedRecord } from './chat-events';

/** A page of the site, by its path below the language. */
export interface NamedPage {
  title: string;
  path: string;
}

/** A piece of an answer: words, a record or a page that is named in them. `at` is where in the text it begins. */
export type Piece = { at: number } & ({ words: string } | { record: NamedRecord } | { page: NamedPage });

export interface Line {
  at: number;
  pieces: Piece[];
}

export interface Block {
  at: number;
  kind: 'text' | 'list';
  lines: Line[];
}

export const recordName = ({ kind, id }: Pick<NamedRecord, 'kind' | 'id'>): string => `${kind}:${id}`;

/** A record, or a page as `[title](/path)`. */
const token = /\[\[([a-z_]+:\d+)\]\]|\[([^[\]\n]+)\]\((\/[^()\s]*)\)/g;
/** The beginning of a name or of a link that is still on its way. */
const unfinished = /\[(?:\[?[a-z_]*:?\d*\]?|[^[\]\n]*|[^[\]\n]+\](?:\([^()\s]*)?)$/;

function piecesOf(line: string, start: number, records: Readonly<Record<string, NamedRecord>>): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const match of line.matchAll(token)) {
    if (match.index > read) pieces.push({ at: start + read, words: line.slice(read, match.index) });
    const [, name, title, path] = match;
    const record = records[name ?? ''];
    if (record) pieces.push({ at: start + match.index, record });
    if (title !== undefined && path !== undefined)
      pieces.push({ at: start + match.index, page: { title, path } });
    read = match.index + match[0].length;
  }
  if (read < line.length) pieces.push({ at: start + read, words: line.slice(read) });
  return pieces;
}

const ITEM = '- ';

/** An answer as paragraphs and lists, with the records that it names. */
export function answerBlocks(text: string, records: Readonly<Record<string, NamedRecord>>): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  let at = 0;
  for (const line of text.replace(unfinished, '').split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const skipped = line.startsWith(ITEM) ? ITEM.length : 0;
    const kind = skipped > 0 ? 'list' : 'text';
    const entry = { at: start, pieces: piecesOf(line.slice(skipped), start + skipped, records) };
    const last = blocks.at(-1);
    if (isOpen && last?.kind === kind) last.lines.push(entry);
    else blocks.push({ at: start, kind, lines: [entry] });
    isOpen = true;
  }
  return blocks;
}

/** What a piece says, as plain words. */
export const wordsOfPiece = (piece: Piece): string => {
  if ('words' in piece) return piece.words;
  return 'record' in piece ? piece.record.title : piece.page.title;
};

/** The same as one text for those who listen. */
export const spokenAnswer = (text: string, records: Readonly<Record<string, NamedRecord>>): string =>
  answerBlocks(text, records)
    .flatMap(({ lines }) => lines)
    .map(({ pieces }) => pieces.map(wordsOfPiece).join(''))
    .join(' ');
