/** A person's picture, else the first letters of the name; the name itself stands beside it. */
export function Avatar({ name, image }: { name: string; image: string | null }) {
  if (image) {
    const source = image.split('?')[0];
    return (
      <img
        src={`${source}?w=96&h=96&fit=cover&format=webp`}
        alt=""
        width={32}
        height={32}
        className="size-8 rounded-full object-cover"
      />
    );
  }
  const words = name.trim().split(/\s+/);
  // Vietnamese names end with the given name, by which one is known.
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-jade text-xs font-semibold text-on-jade uppercase"
    >
      {letters}
    </span>
  );
}
