import type { Language } from './languages';
import type { TextTree } from './reader';

export type { TextTree };

/** What editors wrote in the place of texts that ship: by namespace, then by key with dots. */
export type EditsOfLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type EditedTexts = Readonly<Partial<Record<Language, EditsOfLanguage>>>;

/** What a page tells the browser of them. */
export interface EditsOnPage {
  /** Those of the namespaces that the page is made of. */
  here: EditsOfLanguage;
  /** Other namespaces that have some; they are fetched when they are needed. */
  elsewhere: readonly string[];
}

/** The name of the element in which a page carries them. */
export const editsElementId = 'edited-texts';

/** A namespace's texts with the editors' in their places; what was given stays as it is. */
export function withEdits(tree: TextTree, edits: Readonly<Record<string, string>> = {}): TextTree {
  const merged = Object.keys(edits).length > 0 ? structuredClone(tree) : tree;
  for (const [key, text] of Object.entries(edits)) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let place = merged;
    for (const part of parts) {
      const inner = place[part];
      const next = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[last] = text;
  }
  return merged;
}
