import type { ReadContext } from '../../../kernel/entity';
import { readHits } from '../../search/hits';
import { type ChatEvent, type NamedKind, type NamedRecord, tokens } from './events';

/** What is named in a text, each record once. */
const namedRecords = (text: string): Array<{ kind: NamedKind; id: number }> => {
  const found = [...text.matchAll(tokens)].map(([, kind, id]) => ({
    kind: kind as NamedKind,
    id: Number(id),
  }));
  return found.filter(
    (one, index) => found.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === index,
  );
};

/**
 * Before a text that names records goes out, tells how they are called and where their pages are. One query for each
 * text that names a record for the first time.
 */
export async function* withNames<Result>(
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  events: AsyncGenerator<ChatEvent, Result, void>,
): AsyncGenerator<ChatEvent, Result, void> {
  const told = new Set<string>();
  // Whoever reads no further ends what is read from as well.
  try {
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done) return next.value;
      yield* named(next.value);
    }
  } finally {
    await events.return(undefined as Result);
  }

  async function* named(event: ChatEvent): AsyncGenerator<ChatEvent, void, void> {
    if (event.type === 'text') {
      const news = namedRecords(event.delta).filter(({ kind, id }) => !told.has(`${kind} ${id}`));
      if (news.length > 0) {
        const hits = await readHits(
          db,
          language,
          news.map(({ kind, id }) => ({ type: kind, id })),
        );
        const items = hits.map(
          ({ type, id, title, path }): NamedRecord => ({ kind: type as NamedKind, id, title, path }),
        );
        for (const { kind, id } of items) told.add(`${kind} ${id}`);
        yield { type: 'records', items };
      }
    }
    yield event;
  }
}
