/** What an import would do or has done. */
export interface Report {
  dry_run: boolean;
  created: number;
  updated: number;
  unchanged: number;
  changes: Array<{
    row: number;
    action: 'create' | 'update';
    id: number;
    title: string;
    fields: Array<{ field: string; before: string | null; after: string | null }>;
  }>;
  problems: Array<{ row: number; column: string | null; part: string | null; message: string }>;
}
