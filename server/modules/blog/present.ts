import { formatDateTime } from '../../time';

/** Instants of an article as date-times in Vietnam time. */
export const withDates = <Row extends { published_at: Date | null }>(row: Row) => ({
  ...row,
  published_at: row.published_at ? formatDateTime(row.published_at) : null,
});

export const withAllDates = <Row extends { published_at: Date | null; hidden_at: Date | null }>(
  row: Row,
) => ({
  ...withDates(row),
  hidden_at: row.hidden_at ? formatDateTime(row.hidden_at) : null,
});
