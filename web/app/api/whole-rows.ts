/** Rows of a list that was not asked for as cards: a call that has both says so of neither. */
export const wholeRows = <Row extends object>(rows: readonly Row[]) =>
  rows.filter((row): row is Extract<Row, { version: number }> => 'version' in row);
