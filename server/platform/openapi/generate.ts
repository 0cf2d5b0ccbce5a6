import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { createApp } from '../../app';
import { loadEnv } from '../../env';
import { callLists } from './call-config';

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

const valuesFile = (name: string, answer: Record<string, object>): string => {
  const values = Object.entries(answer[name] ?? {}).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return `/** Fixed values, from \`${name}\` of the API's document. */\n${values.join('')}`;
};

/** The document and the types that the site's client is made of. Nothing connects to a database. */
const generate = async (): Promise<Record<string, string>> => {
  const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://localhost/none' });
  const app = await createApp(env);
  await app.ready();
  const response = await app.inject('/openapi.json');
  await app.close();
  const answer = response.json();
  const document = JSON.stringify(answer, null, 2);
  const types = astToString(await openapiTypescript(document));
  const kinds = `/** Kinds of records, from \`x-kinds\` of the API's document. */
export const kinds = ${JSON.stringify(answer['x-kinds'], null, 2)} as const;
`;
  const calls = Object.entries(callLists(answer.paths)).map(
    ([name, list]) => `export const ${name} = ${JSON.stringify(list, null, 2)} as const;\n`,
  );
  return {
    'docs/openapi.json': `${document}\n`,
    'web/app/api/schema.gen.ts': types,
    'web/app/api/calls.gen.ts': `/** How answers of calls may be cached, from \`x-read-only\`, \`x-uncached\` and \`x-asks-partners\` of the API's document. */\n${calls.join('')}`,
    'web/app/api/kinds.gen.ts': kinds,
    'web/app/api/values.gen.ts': valuesFile('x-values', answer),
    'web/app/api/office-values.gen.ts': valuesFile('x-office-values', answer),
  };
};

const drifted = async (files: Record<string, string>): Promise<string[]> => {
  const names: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const stored = await readFile(path(name), 'utf8').catch(() => '');
    if (stored !== content) names.push(name);
  }
  return names;
};

const files = await generate();
if (process.argv.includes('--check')) {
  const names = await drifted(files);
  if (names.length > 0) {
    process.stderr.write(
      `${names.join(' and ')} differ from the code: run \`npm run openapi\` and commit.\n`,
    );
    process.exit(1);
  }
} else {
  for (const [name, content] of Object.entries(files)) await writeFile(path(name), content);
}
