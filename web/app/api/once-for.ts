/**
 * A function that remembers what it last made, and of what: as long as it is given the same things again (the very same,
 * as cached answers of the API are), it gives back the same. What it makes is frozen, since many read it.
 * @param most how many makings are remembered
 */
export function onceFor<Given extends readonly unknown[], Made>(
  most: number,
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const makings: { given: Given; made: Made }[] = [];
  return (...given) => {
    const known = makings.find((making) => making.given.every((one, index) => one === given[index]));
    if (known) return known.made;
    const made = Object.freeze(make(...given));
    if (makings.length >= most) makings.shift();
    makings.push({ given, made });
    return made;
  };
}
