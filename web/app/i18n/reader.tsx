import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from './languages';

/** The texts of a namespace as its file has them. */
export interface TextTree {
  [key: string]: string | TextTree;
}

type Values = Record<string, unknown>;
type Translate = (key: string, values?: Values) => string;

const NAMESPACE_SEPARATOR = ':';
const placeholder = /\{\{(\w+)\}\}/g;

function find(tree: TextTree | undefined, path: string): string | undefined {
  let at: string | TextTree | undefined = tree;
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/**
 * The texts of one language in the browser. It reads the same files in the same way as i18next does on the server, as
 * far as this site uses it (placeholders, plurals, namespaces), in a fifteenth of the size; a test holds the two together.
 */
export class Texts {
  readonly language: Language;
  readonly #load: (namespace: string) => Promise<TextTree>;
  readonly #plurals: Intl.PluralRules;
  readonly #trees = new Map<string, TextTree>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #translators = new Map<string, Translate>();

  constructor(language: Language, load: (namespace: string) => Promise<TextTree>) {
    this.language = language;
    this.#load = load;
    this.#plurals = new Intl.PluralRules(language);
  }

  /** Fetches a namespace unless it is there; to be thrown by what cannot be shown before. */
  ready(namespace: string): Promise<void> | undefined {
    if (this.#trees.has(namespace)) return undefined;
    let loading = this.#loading.get(namespace);
    if (!loading) {
      loading = this.#load(namespace).then(
        (tree) => void this.#trees.set(namespace, tree),
        // Without its texts a page shows their names, which is better than no page.
        () => void this.#trees.set(namespace, {}),
      );
      this.#loading.set(namespace, loading);
    }
    return loading;
  }

  /** `t` for the first of these namespaces; the same function each time. */
  translator(namespaces: readonly string[]): Translate {
    const name = namespaces.join();
    let translate = this.#translators.get(name);
    if (!translate) {
      translate = (key, values) => this.#translate(namespaces, key, values);
      this.#translators.set(name, translate);
    }
    return translate;
  }

  #translate(namespaces: readonly string[], key: string, values: Values = {}): string {
    const at = key.indexOf(NAMESPACE_SEPARATOR);
    const path = key.slice(at + 1);
    const { count } = values;
    const names = typeof count === 'number' ? [`${path}_${this.#plurals.select(count)}`, path] : [path];
    for (const namespace of at === -1 ? namespaces : [key.slice(0, at)]) {
      const tree = this.#trees.get(namespace);
      for (const name of names) {
        const text = find(tree, name);
        if (text !== undefined) return text.replace(placeholder, (_, value) => String(values[value] ?? ''));
      }
    }
    return path;
  }
}

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** What `react-i18next` becomes in the browser (see `web/browser-texts.ts`). */
export function useTranslation(namespace: string | readonly string[] = 'common') {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTranslation needs a TextsProvider.');
  const namespaces = typeof namespace === 'string' ? [namespace] : namespace;
  for (const name of namespaces) {
    const loading = texts.ready(name);
    if (loading) throw loading;
  }
  return { t: texts.translator(namespaces), i18n: texts };
}
