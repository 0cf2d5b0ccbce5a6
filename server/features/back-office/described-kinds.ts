import { entities, kinds } from '../../kinds';
import type { DescribedKind } from '../../platform/openapi/described-kind';
import { binnedKinds } from './bin/kinds';

/** What the API's document says of each kind of record. */
export const describedKinds: readonly DescribedKind[] = kinds.map(({ name, read, list }) => ({
  name,
  right: read.slice(0, read.indexOf('.')),
  list,
  in_bin: binnedKinds.some((kind) => kind.name === name),
  importable: entities.some((entity) => entity.name === name),
}));
