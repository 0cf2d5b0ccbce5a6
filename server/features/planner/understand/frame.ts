import type { PlanRequest } from '../plan-shapes';
import type { TravelMode } from '../travel/ways';
import { later } from './clock-times';
import type { Wants } from './index';

/** What was said of bodies, means and hours, as a request holds it. */

/** Whoever expects a child climbs no stairs either. */
export const needsWith = ({ needs, limits }: Pick<Wants, 'needs' | 'limits'>): PlanRequest['needs'] =>
  limits.includes('pregnant') && !needs.includes('few_steps') ? [...needs, 'few_steps'] : needs;

/** Ways that are refused, or that somebody can't go by. */
export const modesAvoided = ({ transport, limits }: Pick<Wants, 'transport' | 'limits'>): TravelMode[] => {
  const bikes = limits.some((limit) => limit === 'no_motorbike' || limit === 'pregnant' || limit === 'bumpy');
  return [...new Set<TravelMode>([...transport.avoided, ...(bikes ? (['motorbike'] as const) : [])])];
};

/** Arrival and departure; who only changes planes comes and goes on one day. */
export const hoursOf = ({
  times,
}: Pick<Wants, 'times'>): Pick<
  PlanRequest,
  'arrives_at' | 'leaves_at' | 'begins_at' | 'ends_at' | 'sets_off_at' | 'busy'
> => {
  const { arrives, leaves, layover, begins: mornings, ends, setsOff, busy } = times;
  if (layover === undefined)
    return {
      ...(arrives ? { arrives_at: arrives } : {}),
      ...(leaves ? { leaves_at: leaves } : {}),
      ...(mornings ? { begins_at: mornings } : {}),
      ...(ends ? { ends_at: ends } : {}),
      ...(setsOff ? { sets_off_at: setsOff } : {}),
      ...(busy ? { busy } : {}),
    };
  const begins = arrives ?? '09:00';
  return { arrives_at: begins, leaves_at: leaves ?? later(begins, layover * 60) };
};
