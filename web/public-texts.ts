import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const locales = path.join(import.meta.dirname, 'app/locales');

/** A text file of the public pages; those of the back office are modules. */
interface TextFile {
  /** Below `locales`: `en/common.json`. */
  name: string;
  source: string;
}

async function readAll(): Promise<TextFile[]> {
  const names = await readdir(locales, { recursive: true });
  return Promise.all(
    names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /^[a-z]+\/(?!admin)\w+\.json$/.test(name))
      .sort()
      .map(async (name) => {
        const text = await readFile(path.join(locales, name), 'utf8');
        return { name, source: JSON.stringify(JSON.parse(text)) };
      }),
  );
}

/**
 * Lays the texts of public pages where the browser finds them by language and namespace: below one folder, whose name
 * changes with any of them (`import.meta.env.TEXTS_PATH`). A list of their own addresses would be 1.5 kB of each first visit.
 */
export function publicTexts(): Plugin {
  let files: TextFile[] = [];
  let folder = '';
  return {
    name: 'public-texts',
    async config(_, { command }) {
      files = await readAll();
      const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
      folder = `assets/texts-${version}`;
      const at = command === 'build' ? `/${folder}` : '/web/app/locales';
      return { define: { 'import.meta.env.TEXTS_PATH': JSON.stringify(at) } };
    },
    generateBundle() {
      if (this.environment.name === 'ssr') return;
      for (const { name, source } of files)
        this.emitFile({
          type: 'asset',
          name,
          fileName: `${folder}/${name}`,
          originalFileName: `web/app/locales/${name}`,
          source,
        });
    },
  };
}
