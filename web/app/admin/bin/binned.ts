import type { Got } from '~/api/types';

/** A deleted record that can still be restored. */
export type Binned = Got<'/bin'>['data'][number];

export const binnedKey = ({ entity, id }: Pick<Binned, 'entity' | 'id'>) => `${entity} ${id}`;
