import type { Got } from '~/api/types';

/** An admin account as its list shows it. */
export type Account = Got<'/admin'>['data'][number];

export type Role = Got<'/roles/list'>['data'][number];

/** A right in the matrix of a role. */
export interface Right {
  code: string;
  action: string;
}

/** What rights are about, with those there are. */
export interface MatrixLine {
  entity: string;
  permissions: Right[];
}
