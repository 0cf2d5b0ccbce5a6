import type { ChatEvent } from './events';

/** A token or a link is never cut in two, whatever stands right behind it. */
const word = String.raw`(?:\[\[[^\]]*\]\]\S*|\[[^\][]*\]\([^()\s]*\)\S*|\S+)`;
const piece = new RegExp(String.raw`(?:\s*${word}){1,6}\s*$|(?:\s*${word}){1,6}`, 'g');

/** A text in pieces of a few words, as it is read. */
export const piecesOf = (text: string): string[] => text.match(piece) ?? [text];

/** Hands long texts out piece by piece. */
export async function* inPieces(events: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent, void, void> {
  for await (const event of events) {
    if (event.type !== 'text') yield event;
    else for (const delta of piecesOf(event.delta)) yield { type: 'text', delta };
  }
}
