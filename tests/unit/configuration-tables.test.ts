import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiVariables, loadEnv } from '../../server/env';
import { readEnv, webVariables } from '../../web/env';

const fileAt = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const chapter = (file: string, title: string) =>
  fileAt(file)
    .split(/^(?=## )/m)
    .find((part) => part.startsWith(`## ${title}\n`)) ?? '';

/** The names in the first cells of a table. */
const tabled = (file: string) =>
  [...chapter(file, 'Configuration').matchAll(/^\| (`[A-Z][^|]*) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    .sort();

const all = [...new Set([...apiVariables, ...webVariables])].sort();

interface Compose {
  services: Record<'api' | 'web' | 'prepare', { environment: Record<string, string> }>;
}

const compose = fileAt('docker-compose.yml');
const { services } = parse(compose, { merge: true }) as Compose;

/** Settled by the image and the file itself, where nothing else is possible. */
const settled = {
  api: ['HOST', 'PORT', 'API_PORT', 'DATA_DIR', 'MEDIA_DIR', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  web: ['HOST', 'PORT'],
};

it.each(['README.md', 'docs/operating.md'])('%s has a line for each variable, once, and no other', (file) => {
  expect(tabled(file)).toEqual(all);
});

it.each([
  ['api', apiVariables.filter((name) => name !== 'WEB_PROCESSES')],
  // Read by who leads the site's workers.
  ['web', [...webVariables, 'WEB_PROCESSES']],
] as const)('Docker Compose passes on to %s what it reads, and nothing else', (service, variables) => {
  const passed = Object.keys(services[service].environment).sort();
  expect(passed).toEqual(variables.filter((name) => !settled[service].includes(name)).sort());
});

it('Docker Compose prepares with what the API has, and the first administrator', () => {
  const names = Object.keys(services.prepare.environment).sort();
  expect(names).toEqual([...Object.keys(services.api.environment), 'ADMIN_EMAIL', 'ADMIN_PASSWORD'].sort());
});

it('Docker Compose takes each variable under its own name, and each is explained', () => {
  const given = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  const renamed = given.filter(([name, value]) => {
    const [, source = name] = /^\$\{(\w+)/.exec(value) ?? [];
    return source !== name;
  });
  expect(renamed.filter(([name]) => all.includes(name))).toEqual([]);
  const explained = chapter('docs/operating.md', 'Docker Compose');
  const taken = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  expect([...taken].filter((name) => !all.includes(name) && !explained.includes(`\`${name}\``))).toEqual([]);
});

it('Docker Compose starts with nothing set', () => {
  const defaults = (environment: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+(?::-([^}]*))?\}/g, (_, otherwise = '') => otherwise),
      ]),
    );
  expect(loadEnv(defaults(services.api.environment))).toMatchObject({ DEMO: true, LOG_LEVEL: 'info' });
  expect(readEnv({ NODE_ENV: 'test', ...defaults(services.web.environment) })).toMatchObject({
    apiUrl: 'http://api:4000',
  });
});
