import type { Plan, StopKind } from '../plan';

/** A record that an answer names. */
export interface NamedRecord {
  kind: string;
  id: number;
  title: string;
  /** Path of its page below the language. */
  path: string | null;
}

/** A stop that can be added, and why. */
export interface OfferedStop {
  kind: StopKind;
  id: number;
  reason: string;
  /** Where it fits best, from 1. */
  day: number | null;
}

/** What the planner sends while it answers. */
export type ChatEvent =
  | { type: 'status'; text: string }
  | { type: 'text'; delta: string }
  | { type: 'records'; items: NamedRecord[] }
  | { type: 'plan'; plan: Plan }
  | { type: 'suggestions'; items: OfferedStop[] }
  | { type: 'questions'; items: string[] }
  | { type: 'error'; message: string }
  | { type: 'done'; source: 'model' | 'built_in'; fallback: boolean };

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
