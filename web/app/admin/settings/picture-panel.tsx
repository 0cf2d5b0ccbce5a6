import { Panel } from '../editor/panels/panel';
import { useAdminText } from '../text';
import type { SettingDescriptor } from './descriptor';
import { languageOrder } from './language-order';
import { SettingControl } from './setting-control';
import { useWords } from './use-words';

/** The picture of a page, and what it shows said in both languages; the logo says its name by itself. */
export function PicturePanel({ picture }: { picture: NonNullable<SettingDescriptor['picture']> }) {
  const t = useAdminText();
  const words = useWords();
  return (
    <Panel
      title={picture.alt ? words('panel.picture') : t('setting.page.logo')}
      intro={words('panel_intro.picture')}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,20rem)_1fr]">
        <SettingControl field={picture.image} />
        <div className="grid content-start gap-4">
          {languageOrder.map(
            (language) =>
              picture.alt && <SettingControl key={language} field={picture.alt} language={language} />,
          )}
        </div>
      </div>
    </Panel>
  );
}
