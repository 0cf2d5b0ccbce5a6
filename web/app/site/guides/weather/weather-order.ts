/** Columns that the comparison can be sorted by; the best months come first where nothing is said. */
const weatherColumns = ['best', 'day', 'night', 'rain'] as const;

export interface WeatherOrder {
  by: (typeof weatherColumns)[number];
  isDescending: boolean;
}

/** The order in the address: the name of a column, with a minus for the other way round. */
export function readOrder(value: string | null): WeatherOrder {
  const isDescending = Boolean(value?.startsWith('-'));
  const name = isDescending ? value?.slice(1) : value;
  const by = weatherColumns.find((column) => column === name);
  return by && by !== 'best' ? { by, isDescending } : { by: 'best', isDescending: false };
}

/** Query of the page for a month and a column; the same column again turns the order round. */
export function orderQuery(month: number, by: WeatherOrder['by'], now: WeatherOrder): string {
  if (by === 'best') return `?month=${month}`;
  const turned = now.by === by && !now.isDescending;
  return `?month=${month}&sort=${turned ? '-' : ''}${by}`;
}

/** Query of the page for another month in the same order. */
export function monthQuery(month: number, now: WeatherOrder): string {
  return now.by === 'best'
    ? `?month=${month}`
    : `?month=${month}&sort=${now.isDescending ? '-' : ''}${now.by}`;
}
