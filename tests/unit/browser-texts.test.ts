import { describe, expect, it } from 'vitest';
import { fixedT } from '../../web/app/i18n/instances.server';
import type { Language } from '../../web/app/i18n/languages';
import { type Namespace, namespaces } from '../../web/app/i18n/options';
import { Texts, type TextTree } from '../../web/app/i18n/reader';

const files = import.meta.glob<TextTree>('../../web/app/locales/*/*.json', { eager: true, import: 'default' });
const fileOf = (language: Language, namespace: string) =>
  files[`../../web/app/locales/${language}/${namespace}.json`] ?? {};

const all = ['common', ...namespaces] as const;

const keysOf = (tree: TextTree, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : keysOf(value, `${before}${name}.`),
  );

async function readerOf(language: Language) {
  const texts = new Texts(language, async (namespace) => fileOf(language, namespace));
  await Promise.all(all.map((namespace) => texts.ready(namespace)));
  return texts;
}

/** A value for every placeholder, one of them with what a replacement pattern would trip over. */
const values = new Proxy<Record<string, unknown>>(
  {},
  { get: (_, name) => (name === 'count' ? undefined : `<${String(name)} $& $1>`), has: () => true },
);

describe.each(['en', 'vi'] as const)('texts in the browser (%s)', (language) => {
  it('are the ones that the server writes, for every text, amount and placeholder', async () => {
    const texts = await readerOf(language);
    const onServer = fixedT(language) as unknown as (key: string, values: object) => string;
    const inBrowser = texts.translator(['common']);
    for (const namespace of all) {
      const keys = keysOf(fileOf(language, namespace));
      const plain = new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
      for (const key of [...keys, ...plain].map((name) => `${namespace}:${name}`)) {
        const found = /\{\{(\w+)\}\}/.test(key);
        expect(found).toBe(false);
        for (const count of [undefined, 0, 1, 2, 5, 21, 1000]) {
          const given = { ...Object.fromEntries(placeholdersOf(language, namespace, key)), count };
          if (count === undefined && !keys.includes(key.slice(namespace.length + 1))) continue;
          expect(inBrowser(key, given), `${key} ${count}`).toBe(onServer(key, given));
        }
      }
    }
  });

  it('are looked for in the namespaces in their order', async () => {
    const texts = await readerOf(language);
    const t = texts.translator(['outings', 'site']);
    expect(t('site:home.crumb')).toBe(fixedT(language)('site:home.crumb'));
    expect(t('home.crumb')).toBe(fixedT(language)('site:home.crumb'));
    expect(t('no.such_text')).toBe('no.such_text');
    expect(texts.translator(['outings', 'site'])).toBe(t);
  });
});

function placeholdersOf(language: Language, namespace: Namespace | 'common', key: string): [string, unknown][] {
  const text = JSON.stringify(fileOf(language, namespace)) + key;
  return [...new Set(text.match(/\{\{(\w+)\}\}/g) ?? [])].map((name) => {
    const bare = name.slice(2, -2);
    return [bare, values[bare]];
  });
}
