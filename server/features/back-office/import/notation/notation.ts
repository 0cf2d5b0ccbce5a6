import type { MessageKey } from '../../../../platform/messages';

/** How a value with parts stands in one cell, both ways. */
export interface Notation<Value = never> {
  /** What the reader is told to write. */
  expected: MessageKey;
  print: (value: Value) => string;
  /** Null for what is not written in this way. */
  parse: (cell: string) => unknown;
}
