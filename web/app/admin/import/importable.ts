import { kinds } from '../../api/kinds.gen';
import type { EntityDescriptor } from '../entities/descriptor';

const importable = new Set<string>(kinds.flatMap((kind) => (kind.importable ? [kind.name] : [])));

/** Whether records of an entity can be imported; rights call it by the same name as the API. */
export const isImportable = ({ right }: Pick<EntityDescriptor, 'right'>): boolean => importable.has(right);
