import type { MeasuredProduct } from './product';

/** A line of a result's table. */
export type Row = Record<string, string | number | null>;

export interface Benchmark {
  title: string;
  /** It is given up after so many minutes. */
  minutes: number;
  run(bench: Bench): Promise<Row[]>;
}

export interface Bench {
  /** A folder that is removed at the end. */
  folder: string;
  /** The product with its first content; started when it is first asked for, stopped at the end. */
  product(): Promise<MeasuredProduct>;
}
