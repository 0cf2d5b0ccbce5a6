/** An admin account as its list shows it. */
export interface Account {
  id: number;
  email: string;
  full_name: string;
  avatar: string | null;
  role: { id: number; code: string; name: string };
  is_active: boolean;
  has_second_factor: boolean;
  last_login_at: string | null;
  version: number;
}

export interface Role {
  id: number;
  code: string;
  name: string;
  description: string;
  is_system: boolean;
  permissions: string[];
  admin_count: number;
  version: number;
}

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
