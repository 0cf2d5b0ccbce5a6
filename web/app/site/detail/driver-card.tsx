import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';

interface DriverCardProps {
  /** The place's name in Vietnamese. */
  name: string;
  /** Its address or province, in Vietnamese. */
  where: string | null;
}

/** The sentence a passenger would say, in Vietnamese whatever the language of the page. */
function Sentence({ name, where, large }: DriverCardProps & { large?: boolean }) {
  return (
    <div lang="vi">
      <p className={large ? 'text-xl' : 'text-sm'}>Xin cho tôi đến</p>
      <p className={large ? 'display mt-2 text-[clamp(3rem,16vw,7rem)]' : 'display mt-1 text-3xl'}>{name}</p>
      {where && where !== name && <p className={large ? 'mt-2 text-2xl' : 'mt-1'}>{where}</p>}
    </div>
  );
}

/** A card to hold out to a driver: the name in large Vietnamese letters, full screen on a press. */
export function DriverCard(props: DriverCardProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  // Who reads Vietnamese says it.
  if (language === 'vi') return null;
  return (
    <section aria-label={t('city.driver_card')} className="border-t-4 border-lacquer bg-surface p-6">
      <p className="kicker mb-3">{t('city.driver_card')}</p>
      <Sentence {...props} />
      <Button tone="secondary" size="small" onClick={() => setOpen(true)} className="needs-script mt-4">
        <Icon name="expand" />
        {t('city.driver_card_large')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('city.driver_card')} hideTitle width="wide">
        <div className="grid min-h-[70dvh] place-content-center text-center">
          <Sentence {...props} large />
        </div>
      </Dialog>
    </section>
  );
}
