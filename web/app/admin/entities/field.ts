import type { ComponentType } from 'react';
import type { Language } from '~/i18n/languages';
import type { ContentRecord } from '../api/types';
import type { EntityName, FieldName, HintName, UnitName, ValueSet } from './names';
import type { OptionSource } from './option-sources';

/** All that an editor can change about one record, by name; see `editor/draft.ts`. */
export type Values = Readonly<Record<string, unknown>>;

/** How a field gets from the stored record into the editor and back; most are a value under the field's own name. */
export interface FieldRules {
  empty: unknown;
  /** The value, of a record that was read in both languages. */
  read?: (records: Record<Language, ContentRecord>) => unknown;
  /** The part of a write that carries the value. */
  write?: (value: unknown, language: Language) => Record<string, unknown>;
  /** Names in the API, where they are not the field's own. */
  names?: readonly string[];
  /** The value holds texts of both languages and is sent with each of them. */
  bilingual?: boolean;
  /** Whether a bilingual value has texts in a language, which are then sent even if the record has no title in it. */
  speaks?: (value: unknown, language: Language) => boolean;
  /** The value in words, to be compared by eye. */
  plain?: (value: unknown) => string;
}

/** What a field's own control gets. */
export interface OwnControlProps {
  value: unknown;
  onChange: (value: unknown) => void;
}

interface FieldBase {
  name: FieldName;
  required?: boolean;
  hint?: HintName;
  /** Its control says itself what is wrong inside of it. */
  saysErrors?: true;
  /** Whether there is something to fill in, given the rest; always if left out. */
  when?: (values: Values) => boolean;
}

/** What a choice is made from: records, or values that do not change. */
export type Among = { source: OptionSource } | { set: ValueSet; values: readonly (string | number)[] };

/** A field of the record and what it is edited with. */
export type Field = FieldBase &
  (
    | { kind: 'line'; maxLength: number; upperCase?: boolean }
    | { kind: 'lines' | 'link'; maxLength: number }
    /** Short lines in an order, such as what a price includes. */
    | { kind: 'short_lines'; maxLength: number; most: number }
    | {
        /** `answer` is yes, no, or not known. */
        kind:
          | 'answer'
          | 'rich'
          | 'slug'
          | 'tags'
          | 'date'
          | 'date_time'
          | 'months'
          | 'flag'
          | 'gallery'
          | 'coordinates';
      }
    | { kind: 'number'; min: number; max: number; whole?: boolean; unit?: UnitName }
    /** Whole dong. */
    | { kind: 'money' }
    | ({ kind: 'choice'; emptyAllowed?: boolean } & Among)
    /** Any number of a short list, ticked. */
    | ({ kind: 'choices' } & Among)
    /** Records found by name and put in order; of the same entity if no other is named. */
    | { kind: 'related'; of?: EntityName; most?: number }
    /** Made by a file of its own; pass a lazy component. */
    | { kind: 'own'; control: ComponentType<OwnControlProps>; rules: FieldRules }
  );
