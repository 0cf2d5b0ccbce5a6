import type { ComponentProps } from 'react';
import { EmptyState } from '~/ui/empty-state';
import emptyBasket from '../drawings/empty-basket.svg?url';

/** A list that has nothing to show: why, and a way on, beside an empty basket. */
export function EmptyList(props: Omit<ComponentProps<typeof EmptyState>, 'drawing'>) {
  return <EmptyState {...props} drawing={emptyBasket} />;
}
