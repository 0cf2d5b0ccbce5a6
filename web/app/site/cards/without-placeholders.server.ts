/**
 * Data of a page with many cards, without the tiny pictures that stand in while a picture loads: fifty of them are six
 * kilobytes that hardly compress, ahead of everything else. What is not in a list, such as the opening picture, keeps its own.
 */
export function withoutPlaceholders<Data>(data: Data): Data {
  return stripped(data, false) as Data;
}

function stripped(value: unknown, inList: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => stripped(item, true));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      inList && name === 'image_blur' ? null : stripped(inner, inList),
    ]),
  );
}
