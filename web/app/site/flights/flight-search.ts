/** A search as its visitor left it; every field is text, as in the address. */
export interface FlightForm {
  from: string;
  to: string;
  date: string;
  return_date: string;
  adults: string;
  children: string;
  cabin: string;
}

/** What narrows and orders the answer. */
export interface FlightNarrowing {
  sort: string;
  airlines: string[];
  times: string[];
  max_stops: string;
  airport: string;
}

export const cabins = ['economy', 'premium', 'business'] as const;
export const sorts = ['departure', 'arrival', 'duration', 'price'] as const;
export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const;

/** So many journeys of each way are shown at first. */
export const firstShown = 12;

export function readForm({ searchParams }: URL): FlightForm {
  const read = (name: keyof FlightForm, otherwise = '') => searchParams.get(name)?.trim() || otherwise;
  return {
    from: read('from'),
    to: read('to'),
    date: read('date'),
    return_date: read('return_date'),
    adults: read('adults', '1'),
    children: read('children', '0'),
    cabin: read('cabin', 'economy'),
  };
}

export function readNarrowing({ searchParams }: URL): FlightNarrowing {
  const some = (name: string) =>
    searchParams.getAll(name).flatMap((value) => value.split(',').filter(Boolean));
  return {
    sort: searchParams.get('sort') || 'departure',
    airlines: some('airlines'),
    times: some('times'),
    max_stops: searchParams.get('max_stops') ?? '',
    airport: searchParams.get('airport') ?? '',
  };
}

/** The address of a search on this page; what is empty or as usual is left out. */
export function searchQuery(form: FlightForm, more: Readonly<Record<string, string>> = {}): string {
  const usual: Partial<FlightForm> = { adults: '1', children: '0', cabin: 'economy' };
  const told = Object.entries(form).filter(
    ([name, value]) => value !== '' && usual[name as keyof FlightForm] !== value,
  );
  return `?${new URLSearchParams([...told, ...Object.entries(more)])}`;
}
