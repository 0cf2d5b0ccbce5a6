import { open, rename, stat } from 'node:fs/promises';

const largest = 5 * 1024 * 1024;

/** Opens the server's log for writing at its end; one that has grown past 5 MB is put aside first. */
export async function openLog(file: string) {
  const size = await stat(file).then(
    (info) => info.size,
    () => 0,
  );
  if (size > largest) await rename(file, `${file}.1`);
  return open(file, 'a+', 0o600);
}

/** The last lines of a log, for an error message. */
export async function lastLines(file: string, count = 5): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, 8192);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8').trim().split('\n').slice(-count).join('\n');
  } finally {
    await handle.close();
  }
}
