import { createContext, useContext } from 'react';
import type { Options } from '../api/options.server';
import type { EntityDescriptor } from '../entities/descriptor';
import type { Draft } from './draft';

export interface EditorState {
  entity: EntityDescriptor;
  draft: Draft;
  /** What the API has stored. */
  stored: Draft;
  /** Null while the record is new. */
  id: number | null;
  set: (changes: Record<string, unknown>) => void;
  /** First message per key. */
  errors: Readonly<Record<string, string>>;
  options: Options;
}

const EditorContext = createContext<EditorState | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The record that is being edited. */
export function useEditor(): EditorState {
  const value = useContext(EditorContext);
  if (!value) throw new Error('There is no editor around this field.');
  return value;
}

/** One value of the draft and how to change it. */
export function useDraftValue<Value>(key: string): [Value, (value: Value) => void] {
  const { draft, set } = useEditor();
  return [draft[key] as Value, (value) => set({ [key]: value })];
}
