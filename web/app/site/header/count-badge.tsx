/** How many there are, on a corner of the sign that leads to them; nothing when there are none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-lacquer px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-lacquer"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
