import type { ChatEvent } from '~/api/types';

export type { ChatEvent } from '~/api/types';

/** A record that an answer names. */
export type NamedRecord = Extract<ChatEvent, { type: 'records' }>['items'][number];

/** A stop that can be added, and why. */
export type OfferedStop = Extract<ChatEvent, { type: 'suggestions' }>['items'][number];

const DATA = 'data:';

/** The events of a stream of server-sent events; what is none is passed over. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = stream.getReader();
  const letters = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += letters.decode(value, { stream: !done });
      const frames = rest.split(/\r?\n\r?\n/);
      rest = done ? '' : (frames.pop() ?? '');
      for (const frame of frames) {
        const event = readFrame(frame);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading stops the work on the other side as well.
    await reader.cancel().catch(() => {});
  }
}

function readFrame(frame: string): ChatEvent | null {
  const data = frame
    .split(/\r?\n/)
    .filter((line) => line.startsWith(DATA))
    .map((line) => line.slice(DATA.length).trimStart())
    .join('\n');
  if (!data) return null;
  try {
    const event = JSON.parse(data) as ChatEvent;
    return typeof event?.type === 'string' ? event : null;
  } catch {
    return null;
  }
}
