import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '~/i18n/languages';
import type { Options } from '../api/options.server';
import type { EntityDescriptor } from '../entities/descriptor';
import type { StaleTexts } from '../translations/issues';
import type { Draft } from './draft/draft';

/** What search engines and shared links get of a page where nothing else is said. */
export interface OwnWords {
  /** Path on the site; null while there is none. */
  path: string | null;
  title: string;
  description: string;
  image: string | null;
}

/** What is being edited, whatever it is. */
export interface DraftState {
  draft: Draft;
  /** What the API has stored. */
  stored: Draft;
  set: (changes: Record<string, unknown>) => void;
  /** First message per key. */
  errors: Readonly<Record<string, string>>;
  ownWords: (language: Language) => OwnWords;
  /** Texts whose source has changed, each with what it was translated from. */
  stale?: StaleTexts;
}

export interface EditorState extends DraftState {
  entity: EntityDescriptor;
  /** Null while the record is new. */
  id: number | null;
  options: Options;
}

const DraftContext = createContext<DraftState | null>(null);
const EditorContext = createContext<EditorState | null>(null);

/** Makes a draft that is not a content record's known to the fields inside. */
export const DraftProvider = DraftContext.Provider;

/** Makes the record that is edited known to the fields inside. */
export function EditorProvider({ value, children }: { value: EditorState; children: ReactNode }) {
  return (
    <DraftContext.Provider value={value}>
      <EditorContext.Provider value={value}>{children}</EditorContext.Provider>
    </DraftContext.Provider>
  );
}

/** What is being edited. */
export function useDraftState(): DraftState {
  const value = useContext(DraftContext);
  if (!value) throw new Error('There is nothing being edited around this field.');
  return value;
}

/** The record that is being edited. */
export function useEditor(): EditorState {
  const value = useContext(EditorContext);
  if (!value) throw new Error('There is no editor around this field.');
  return value;
}

/** One value of the draft and how to change it. */
export function useDraftValue<Value>(key: string): [Value, (value: Value) => void] {
  const { draft, set } = useDraftState();
  return [draft[key] as Value, (value) => set({ [key]: value })];
}
