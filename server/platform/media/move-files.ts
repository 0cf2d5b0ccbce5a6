import type { MediaStore } from './store-type';

interface Move {
  from: MediaStore;
  to: MediaStore;
  /** How many files are on their way at once: most of the time of each is waiting. */
  atOnce?: number;
}

export interface Moved {
  copied: number;
  /** Were there already, with the same size and digest. */
  skipped: number;
  bytes: number;
}

const isSame = async ({ from, to }: Move, name: string, size: number): Promise<boolean> => {
  const there = await to.stat(name);
  return there !== null && there.size === size && there.sha256 === (await from.stat(name))?.sha256;
};

/**
 * Copies all files of a store into another one, and makes sure of each that it arrived as it was. What is there already stays, so
 * that an interrupted move goes on where it was; nothing is taken away from where the files were.
 *
 * @throws Error when a file did not arrive
 */
export const moveFiles = async (move: Move): Promise<Moved> => {
  const { from, to, atOnce = 8 } = move;
  const moved: Moved = { copied: 0, skipped: 0, bytes: 0 };
  const files = from.files()[Symbol.asyncIterator]();

  const one = async (name: string, size: number) => {
    if (await isSame(move, name, size)) {
      moved.skipped += 1;
      return;
    }
    const file = await from.get(name);
    // Deleted since it was listed.
    if (!file) return;
    await to.put(name, file.stream);
    if (!(await isSame(move, name, file.size))) throw new Error(`${name} did not arrive as it was.`);
    moved.copied += 1;
    moved.bytes += file.size;
  };

  let failure: unknown;
  const worker = async () => {
    try {
      for (let next = await files.next(); !next.done && !failure; next = await files.next())
        await one(next.value.name, next.value.size);
    } catch (error) {
      failure ??= error;
    }
  };
  // All of them end before anybody is told: who tries again must not meet the rest of this one.
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failure) throw failure;
  return moved;
};
