import type { ChatEvent } from './events';

/** A text in pieces of a few words, never with a token cut in two, as it is read. */
export const piecesOf = (text: string): string[] =>
  text.match(/(?:\s*(?:\[\[[^\]]*\]\]\S*|\S+)){1,6}\s*$|(?:\s*(?:\[\[[^\]]*\]\]\S*|\S+)){1,6}/g) ?? [text];

/** Hands long texts out piece by piece. */
export async function* inPieces(events: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent, void, void> {
  for await (const event of events) {
    if (event.type !== 'text') yield event;
    else for (const delta of piecesOf(event.delta)) yield { type: 'text', delta };
  }
}
