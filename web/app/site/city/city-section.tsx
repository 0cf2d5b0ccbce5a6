import type { ReactNode } from 'react';
import { CardGrid } from '~/site/cards/card-grid';
import { Section } from '~/site/section';

interface CitySectionProps<Row> {
  id: string;
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  rows: Row[];
  card: (row: Row) => ReactNode;
}

/** Records of one kind in a destination as cards; nothing where there are none. */
export function CitySection<Row extends { id: number }>(props: CitySectionProps<Row>) {
  const { id, title, lead, more, rows, card } = props;
  if (rows.length === 0) return null;
  return (
    <Section id={id} title={title} lead={lead} more={more}>
      <CardGrid label={title} slides>
        {rows.map((row) => (
          <div key={row.id}>{card(row)}</div>
        ))}
      </CardGrid>
    </Section>
  );
}
