import type { Understanding } from '../understand';
import type { Conversation } from './situation';

/** The month that a question is about: its own, that of its date, else that of the plan; none where none is known. */
export const monthMeant = (
  { wants: { month, start_date } }: Understanding,
  { plan }: Pick<Conversation, 'plan'>,
): number | undefined => {
  const date = start_date ?? plan?.request.start_date ?? undefined;
  return (
    month ?? (start_date ? monthOf(start_date) : (plan?.request.month ?? (date ? monthOf(date) : undefined)))
  );
};

const monthOf = (date: string): number => Number(date.slice(5, 7));
