/** What pages tell the service worker. */
export type WorkerMessage =
  /** Everything that should be readable without a connection; what is missing in it is let go. */
  | {
      type: 'keep';
      language: string;
      /** Whether the guides are wanted: not on a connection that is to be spared. */
      guides: boolean;
      /** Paths of the pages that the visitor saved. */
      saved: string[];
      /** Paths of the pages that journeys on this device need. */
      trips: string[];
    }
  /** The visitor wants the new version now. */
  | { type: 'take-over' };

/** Reads what came as a message; others may send anything. */
export function readMessage(value: unknown): WorkerMessage | null {
  const message = value as Partial<WorkerMessage> | null;
  if (message?.type === 'take-over') return { type: 'take-over' };
  if (message?.type !== 'keep' || !Array.isArray(message.saved)) return null;
  const texts = (list: unknown) =>
    (Array.isArray(list) ? list : []).filter((path) => typeof path === 'string');
  return {
    type: 'keep',
    language: message.language === 'vi' ? 'vi' : 'en',
    guides: message.guides === true,
    saved: texts(message.saved),
    trips: texts(message.trips),
  };
}
