import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Input, Textarea } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { randomId } from '~/ui/random-id';
import { MovableItem, movedBy } from '../editor/controls/movable-item';
import { useAdminText } from '../text';
import { inOwnLanguage } from '../ui/in-own-language';
import type { EditedHighlight } from './home-rules';
import { languageOrder } from './language-order';
import { useWords } from './use-words';

const MOST = 12;

interface HighlightsControlProps {
  value: EditedHighlight[];
  onChange: (highlights: EditedHighlight[]) => void;
}

/** The figures under the opening of the home page, in both languages. */
export function HighlightsControl({ value, onChange }: HighlightsControlProps) {
  const t = useAdminText();
  const words = useWords();
  const own = useLanguage();
  const change = (key: string, changes: Partial<EditedHighlight>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const add = () =>
    onChange([...value, { key: randomId(), titles: { vi: '', en: '' }, texts: { vi: '', en: '' } }]);
  return (
    <div>
      <ol className="grid gap-2">
        {value.map((one, index) => (
          <MovableItem
            key={one.key}
            title={inOwnLanguage(one.titles, own) || words('home.highlight', { place: index + 1 })}
            onUp={index > 0 ? () => onChange(movedBy(value, index, -1)) : undefined}
            onDown={index < value.length - 1 ? () => onChange(movedBy(value, index, 1)) : undefined}
            onRemove={() => onChange(value.filter(({ key }) => key !== one.key))}
          >
            <div className="grid min-w-0 grow gap-3 py-1 md:grid-cols-2">
              {languageOrder.map((language) => (
                <div key={language} className="grid content-start gap-2">
                  <Input
                    lang={language}
                    value={one.titles[language]}
                    maxLength={120}
                    aria-label={words('home.highlight_title', { language: t(`language.${language}`) })}
                    placeholder={words('home.highlight_title', { language: t(`language.${language}`) })}
                    onChange={({ target }) =>
                      change(one.key, { titles: { ...one.titles, [language]: target.value } })
                    }
                  />
                  <Textarea
                    lang={language}
                    rows={2}
                    value={one.texts[language]}
                    maxLength={300}
                    aria-label={words('home.highlight_text', { language: t(`language.${language}`) })}
                    placeholder={words('home.highlight_text', { language: t(`language.${language}`) })}
                    onChange={({ target }) =>
                      change(one.key, { texts: { ...one.texts, [language]: target.value } })
                    }
                  />
                </div>
              ))}
            </div>
          </MovableItem>
        ))}
      </ol>
      <Button tone="secondary" size="small" className="mt-3" disabled={value.length >= MOST} onClick={add}>
        <Icon name="plus" /> {words('home.add_highlight')}
      </Button>
    </div>
  );
}
