import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Outgoing } from './outgoing';

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.string(),
});

export type StoredMail = z.output<typeof storedMail>;

/** Names that `saveMail` gives; anything else in an address is not a letter. */
const nameForm = /^\d{14}-[A-Za-z0-9]+$/;

const nameOf = ({ createdAt, id }: Outgoing): string => {
  const number = /^<([A-Za-z0-9]+)/.exec(id)?.[1] ?? '0';
  return `${createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}-${number}`;
};

/** Whole or not at all: readers never see half a file. */
const writeWhole = async (file: string, content: string | Buffer) => {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
};

/**
 * Writes a letter as .eml for mail programs, and as .json for the page that shows letters. The name is made from the
 * letter, so that sending it again writes the same files again.
 */
export const saveMail = async (folder: string, letter: Outgoing, message: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, nameOf(letter));
  const { to, subject, text, html } = letter;
  const kept: StoredMail = { to, subject, text, html, created_at: letter.createdAt.toISOString() };
  await writeWhole(`${file}.json`, JSON.stringify(kept, null, 2));
  await writeWhole(`${file}.eml`, message);
};

/** A stored letter by its name, or null. */
export const readStoredMail = async (folder: string, name: string): Promise<StoredMail | null> => {
  if (!nameForm.test(name)) return null;
  try {
    return storedMail.parse(JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** The newest stored mail. */
export const listStoredMail = async (folder: string, maximum: number) => {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
    .reverse()
    .slice(0, maximum);
  const letters = await Promise.all(
    names.map(async (name) => ({ name, letter: await readStoredMail(folder, name) })),
  );
  return letters.flatMap(({ name, letter }) => (letter ? [{ name, letter }] : []));
};
