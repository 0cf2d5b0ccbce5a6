import { useCallback } from 'react';
import { kinds } from '../../api/kinds.gen';
import { entityNamed } from '../entities';
import { useAdminText } from '../text';
import { useWorkText } from './text';

/** Kinds of records that go to the bin, with whose rights they are taken out. */
export const binnedKinds: readonly { name: string; right: string }[] = kinds.filter(({ in_bin }) => in_bin);

/** Kinds that the API knows by one name and editors by several, or only inside of another record. */
const ownWords = ['resource', 'room', 'gallery', 'setting', 'media'] as const;

/** What a kind of record is called, by the name that the API has for it. */
export function useKindName() {
  const t = useWorkText();
  const admin = useAdminText();
  return useCallback(
    (name: string): string => {
      const own = ownWords.find((word) => word === name);
      if (own) return t(`kind.${own}`);
      const entity = entityNamed(name);
      return entity ? admin(`entity.${entity.name}.one`) : name;
    },
    [t, admin],
  );
}
