import type { NamedRecord } from './chat-events';

/** A piece of an answer: words, or a record that is named in them. `at` is where in the text it begins. */
export type Piece = { at: number } & ({ words: string } | { record: NamedRecord });

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

const token = /\[\[([a-z_]+:\d+)\]\]/g;
/** The beginning of a name that is still on its way. */
const unfinished = /\[\[?[a-z_]*:?\d*\]?$/;

function piecesOf(line: string, start: number, records: Readonly<Record<string, NamedRecord>>): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const match of line.matchAll(token)) {
    if (match.index > read) pieces.push({ at: start + read, words: line.slice(read, match.index) });
    const record = records[match[1] ?? ''];
    if (record) pieces.push({ at: start + match.index, record });
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

/** The same as one text for those who listen. */
export const spokenAnswer = (text: string, records: Readonly<Record<string, NamedRecord>>): string =>
  answerBlocks(text, records)
    .flatMap(({ lines }) => lines)
    .map(({ pieces }) =>
      pieces.map((piece) => ('words' in piece ? piece.words : piece.record.title)).join(''),
    )
    .join(' ');
