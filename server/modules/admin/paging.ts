/** A page of rows in the shape that all lists have. */
export const pageOf = <Row>(
  data: Row[],
  total: number,
  { page, per_page }: { page: number; per_page: number },
) => ({
  data,
  total,
  page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});

export const offsetOf = ({ page, per_page }: { page: number; per_page: number }): number =>
  (page - 1) * per_page;
