/** A deleted record that can still be restored. */
export interface Binned {
  entity: string;
  id: number;
  title: string;
  deleted_at: string;
  days_left: number;
  admin: { id: number; full_name: string } | null;
}

export const binnedKey = ({ entity, id }: Pick<Binned, 'entity' | 'id'>) => `${entity} ${id}`;
