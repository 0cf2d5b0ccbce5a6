// Unpacks Chromium into TMPDIR and prints where it is and what it wants in its environment.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { default: chromium } = await import('@sparticuz/chromium');
const executablePath = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;

// The configuration that comes with it looks for fonts in fixed folders, and a page without any font shows no text.
await writeFile(
  path.join(FONTCONFIG_PATH, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FONTCONFIG_PATH}</dir>
  <cachedir>${path.join(tmpdir(), 'fonts-cache')}</cachedir>
</fontconfig>
`,
);
process.stdout.write(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
