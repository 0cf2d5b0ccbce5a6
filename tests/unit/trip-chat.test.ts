import { expect, test } from 'vitest';
import { answerBlocks, spokenAnswer, wordsOfPiece } from '~/site/trip/chat/answer-parts';
import { type ChatEvent, readEvents } from '~/site/trip/chat/chat-events';

/** A stream that arrives in pieces of so many bytes. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function eventsOf(text: string, size: number): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of readEvents(streamOf(text, size))) events.push(event);
  return events;
}

test('events are read however the stream is cut, letters of several bytes included', async () => {
  const sent: ChatEvent[] = [
    { type: 'status', text: 'Đang tìm…' },
    { type: 'text', delta: 'Bún chả ở [[resource:12]]\n\n' },
    { type: 'done', source: 'built_in', fallback: false },
  ];
  const frames = sent.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const stream = `: beat\n\n${frames.join(': beat\n\n')}data: {"broken\n\n`;
  for (const size of [1, 7, 4096]) expect(await eventsOf(stream, size)).toEqual(sent);
});

test('a stream that is cut off ends without what was not whole', async () => {
  expect(await eventsOf('data: {"type":"text","delta":"a"}\n\ndata: {"type":"te', 5)).toEqual([
    { type: 'text', delta: 'a' },
  ]);
});

const records = {
  'resource:12': { kind: 'resource' as const, id: 12, title: 'Hoả Lò', path: '/attractions/hoa-lo' },
};

test('an answer becomes paragraphs and lists with the records that it names', () => {
  const text =
    'First [[resource:12]], then [[resource:99]] rest.\nA line\n\n- one\n- [[resource:12]]\n\nEnd [[reso';
  const blocks = answerBlocks(text, records);
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['text', 2],
    ['list', 2],
    ['text', 1],
  ]);
  const [first] = blocks[0]?.lines ?? [];
  expect(first?.pieces.map(wordsOfPiece)).toEqual(['First ', 'Hoả Lò', ', then ', ' rest.']);
  expect(spokenAnswer(text, records)).toBe('First Hoả Lò, then  rest. A line one Hoả Lò End ');
});

test('a page of the site becomes a link, and nothing of it is shown before it is whole', () => {
  const piecesIn = (text: string) => answerBlocks(text, {})[0]?.lines[0]?.pieces;
  expect(
    piecesIn('Yes. More: [Is it safe?](/safety#faqs).')?.map((piece) => [
      wordsOfPiece(piece),
      'page' in piece && piece.page.path,
    ]),
  ).toEqual([
    ['Yes. More: ', false],
    ['Is it safe?', '/safety#faqs'],
    ['.', false],
  ]);
  for (const cut of ['[', '[Is it', '[Is it safe?]', '[Is it safe?](/saf'])
    expect(piecesIn(`Yes. ${cut}`)?.map(wordsOfPiece)).toEqual(['Yes. ']);
  expect(piecesIn('No [evil](https://example.com) here')?.some((piece) => 'page' in piece)).toBe(false);
});
