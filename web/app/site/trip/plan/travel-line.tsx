import { Icon } from '~/ui/icon';
import type { Travel } from '../plan';
import { ModeSign } from './mode-sign';
import { useTripWords } from './use-trip-words';

/** How one gets to a stop from the one before, on the line between the two. */
export function TravelLine({ travel }: { travel: Travel }) {
  const { way } = useTripWords();
  return (
    <p className="col-span-full grid grid-cols-subgrid text-sm text-muted">
      <span className="col-start-2 grid place-items-center bg-paper py-1 max-sm:col-start-1">
        <ModeSign mode={travel.mode} />
      </span>
      <span className="py-1">{way(travel)}</span>
    </p>
  );
}

/** The journey from one city to the next, which a day begins with. */
export function TransferLine({ travel, from, to }: { travel: Travel; from: string; to: string }) {
  const { way } = useTripWords();
  return (
    <p className="flex items-center gap-3 border-l-3 border-river bg-river-wash/50 px-4 py-3">
      <ModeSign mode={travel.mode} className="size-6 text-river" />
      <span>
        <span className="font-semibold">
          {from} <Icon name="arrow-right" className="inline align-[-0.2em]" /> {to}
        </span>
        <span className="block text-sm text-muted">{way(travel)}</span>
      </span>
    </p>
  );
}
