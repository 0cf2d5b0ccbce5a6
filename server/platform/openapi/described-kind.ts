/** A kind of record as `x-kinds` of the document tells of it, so that the back office needs no list of its own. */
export interface DescribedKind {
  /** Its name in audit entries, in the bin and in imports. */
  name: string;
  /** What its rights begin with. */
  right: string;
  /** Call that lists it for editors. */
  list: { method: string; path: string };
  /** Whether it goes to the bin before it goes for good. */
  in_bin: boolean;
  /** Whether records come from tables. */
  importable: boolean;
}
