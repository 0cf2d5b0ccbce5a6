import { randomId } from '../../ui/random-id';

/** A press of the button, as it waits to be sent. */
export interface CheckInEntry {
  /** Made once for each press: the API counts none of them twice, however often it arrives. */
  client_id: string;
  /** City and place, as the page's address has them. */
  slug: string;
  place_id: number;
  /** When it was, as an ISO instant. */
  at: string;
  /** What the address of a tag says; empty without a tag. */
  tag: string;
  signature: string;
  lang: string;
}

/** What became of a press. */
export type CheckInOutcome =
  | { state: 'done'; at: string; verified: boolean; counts: { today: number; total: number } }
  /** There is no connection, or the API is busy: it is sent later. */
  | { state: 'kept'; at: string }
  | { state: 'refused'; message: string };

const address = /^\/maps\/([\p{L}\p{N}_-]+)\/(\d{1,9})\/?$/u;

/** The city and the place of a check-in page's path; null for any other path. */
export function checkInAddress(pathname: string): { slug: string; placeId: number } | null {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const [, slug, id] = address.exec(path) ?? [];
  return slug && id ? { slug, placeId: Number(id) } : null;
}

/** A press of the button now, with what the address says of a tag. */
export function newEntry(
  { slug, placeId }: { slug: string; placeId: number },
  query: URLSearchParams,
  lang: string,
): CheckInEntry {
  return {
    client_id: randomId(),
    slug,
    place_id: placeId,
    at: new Date().toISOString(),
    tag: query.get('tag') ?? '',
    signature: query.get('signature') ?? '',
    lang,
  };
}
