import { describe, expect, it } from 'vitest';
import { fixedT } from '../../web/app/i18n/instances.server';
import type { Language } from '../../web/app/i18n/languages';
import { namespaces } from '../../web/app/i18n/options';
import { Texts, type TextTree } from '../../web/app/i18n/reader';

const files = import.meta.glob<TextTree>('../../web/app/locales/*/*.json', {
  eager: true,
  import: 'default',
});
const fileOf = (language: Language, namespace: string) =>
  files[`../../web/app/locales/${language}/${namespace}.json`] ?? {};

const textsOf = (tree: TextTree, before = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value] as [string, string]]
      : textsOf(value, `${before}${name}.`),
  );

async function readerOf(language: Language) {
  const texts = new Texts(language, async (namespace) => fileOf(language, namespace));
  await Promise.all(namespaces.map((namespace) => texts.ready(namespace)));
  return texts;
}

/** A value for each placeholder, with what a replacement pattern would trip over. */
const valuesFor = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} $& $1>`]));

describe.each(['en', 'vi'] as const)('texts in the browser (%s)', (language) => {
  it('are the ones that the server writes, for every text, amount and placeholder', async () => {
    const inBrowser = (await readerOf(language)).translator(['common']);
    const onServer = fixedT(language) as unknown as typeof inBrowser;
    const different: string[] = [];
    for (const namespace of namespaces) {
      const texts = textsOf(fileOf(language, namespace));
      const names = new Set(texts.map(([name]) => name));
      for (const [name, text] of texts) {
        const stem = name.replace(/_(one|other)$/, '');
        // `choose_one` may also be just a name.
        const isPlural = stem !== name && names.has(`${stem}_other`);
        const calls = isPlural
          ? [0, 1, 2, 21, 1000].map((count) => [stem, { count }] as const)
          : [[name, {}] as const];
        for (const [asked, more] of calls) {
          const key = `${namespace}:${asked}`;
          const values = { ...valuesFor(text), ...more };
          if (inBrowser(key, values) !== onServer(key, values))
            different.push(`${key} ${JSON.stringify(more)}`);
        }
      }
    }
    expect(different).toEqual([]);
  });

  it('are looked for in the namespaces in their order', async () => {
    const texts = await readerOf(language);
    const t = texts.translator(['outings', 'site']);
    const home = fixedT(language)('site:home.crumb');
    expect(t('site:home.crumb')).toBe(home);
    expect(t('home.crumb')).toBe(home);
    expect(t('no.such_text')).toBe('no.such_text');
    expect(texts.translator(['outings', 'site'])).toBe(t);
  });
});

it('no text asks for a form that the browser’s reader does not know, such as ordinals', () => {
  const odd = Object.entries(files).flatMap(([file, tree]) =>
    textsOf(tree).flatMap(([key]) => (/_ordinal(_|$)/.test(key) ? [`${file}: ${key}`] : [])),
  );
  expect(odd).toEqual([]);
});
