import { useTranslation } from 'react-i18next';
import type { CollectionShelf } from '~/api/types';
import { PlaceMap } from '~/site/map/place-map';
import type { MapPoint } from '~/site/map/point';
import { Section } from '~/site/section';
import { Shelf } from './shelf';

interface ShelvesProps {
  title: string;
  shelves: CollectionShelf[];
  points: MapPoint[];
}

/** The records of a collection, and where they are. */
export function Shelves({ title, shelves, points }: ShelvesProps) {
  const { t } = useTranslation('deciding');
  return (
    <>
      {shelves.map((shelf, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shelves have no names, and two may be of one kind
        <Shelf key={index} shelf={shelf} />
      ))}
      {points.length > 1 && (
        <Section title={t('collections.map')}>
          <PlaceMap points={points} label={t('collections.map_of', { title })} listed />
        </Section>
      )}
    </>
  );
}
