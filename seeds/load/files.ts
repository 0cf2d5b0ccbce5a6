import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ZodType } from 'zod';

export const contentFolder = fileURLToPath(new URL('../content', import.meta.url));

const readText = async (file: string) =>
  (await readFile(path.join(contentFolder, file), 'utf8')).normalize('NFC');

const parseYaml = (file: string, text: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
};

const check = <T>(file: string, shape: ZodType<T>, yaml: string): T => {
  const result = shape.safeParse(parseYaml(file, yaml));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
};

/** A YAML file of the content folder. @throws Error that names the file and the first field that is wrong */
export const readYaml = async <T>(file: string, shape: ZodType<T>): Promise<T> =>
  check(file, shape, await readText(file));

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** A Markdown file with YAML between two lines of `---` at its top. */
export const readMarkdown = async <T>(
  file: string,
  shape: ZodType<T>,
): Promise<{ head: T; body: string }> => {
  const parts = frontMatter.exec(await readText(file))?.groups;
  if (!parts) throw new Error(`${file}: no front matter`);
  return { head: check(file, shape, parts.head ?? ''), body: (parts.body ?? '').trim() };
};

/** Names of what lies in a folder of the content, without extensions, in order. */
export const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(contentFolder, folder)))
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.parse(name).name)
    .sort();
