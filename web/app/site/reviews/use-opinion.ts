import { useEffect, useState } from 'react';
import type { Opinion } from '~/api/types';
import { callAsCustomer } from '~/site/account/call';
import { useUser } from '~/site/account/user-store';

/** Several parts of a page ask for the same: it is fetched once. */
let latest: { key: string; answer: Promise<Opinion | null> } | undefined;

function ask(userId: number, entity_type: number, entity_id: number): Promise<Opinion | null> {
  const key = [userId, entity_type, entity_id].join(' ');
  if (latest?.key !== key) {
    const answer = callAsCustomer('GET', '/me/opinion', { query: { entity_type, entity_id } }).then(
      (got) => got?.data ?? null,
    );
    latest = { key, answer };
  }
  return latest.answer;
}

/** What the signed-in visitor thinks of a record so far; null for all others, and until it is known. */
export function useOpinion(entityType: number, entityId: number): Opinion | null {
  const user = useUser();
  const [opinion, setOpinion] = useState<Opinion | null>(null);
  const userId = user?.id;
  useEffect(() => {
    let isCurrent = true;
    setOpinion(null);
    if (userId === undefined) return;
    void ask(userId, entityType, entityId).then((found) => isCurrent && setOpinion(found));
    return () => {
      isCurrent = false;
    };
  }, [userId, entityType, entityId]);
  return opinion;
}

/** What was known is old: a rating, a review or a vote has just been given. */
export function forgetOpinion(): void {
  latest = undefined;
}
