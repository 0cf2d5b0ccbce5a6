import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** On a phone, where only one of the two fits: goes from the list to the map and back. */
export function MapOrList({ map, onChange }: { map: boolean; onChange: (map: boolean) => void }) {
  const { t } = useTranslation('maps');
  return (
    <div data-print="hide" className="needs-script sticky bottom-4 z-20 mt-6 flex justify-center lg:hidden">
      <Button onClick={() => onChange(!map)} className="rounded-full! shadow-lift">
        <Icon name={map ? 'list' : 'map'} />
        {t(map ? 'as_list' : 'as_map')}
      </Button>
    </div>
  );
}
