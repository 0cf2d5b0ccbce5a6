/** Rows by the record that they belong to, in their order; those that belong to none are left out. */
export const byRecord = <Row>(
  rows: readonly Row[],
  recordOf: (row: Row) => number | null,
): ReadonlyMap<number, Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const recordId = recordOf(row);
    if (recordId === null) continue;
    const others = found.get(recordId);
    if (others) others.push(row);
    else found.set(recordId, [row]);
  }
  return found;
};
