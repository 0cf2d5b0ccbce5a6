import { arrayMove, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Input } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { OrderControls } from '../list/order-controls';
import { SortArea } from '../list/sort-area';
import { useAdminText } from '../text';
import { StatusSwitch } from '../ui/status-switch';
import type { EditedSection } from './home-rules';
import { languageOrder } from './language-order';
import { useWords } from './use-words';

interface SectionsControlProps {
  value: EditedSection[];
  onChange: (sections: EditedSection[]) => void;
}

/** The parts of the home page: their order by hand or by buttons, whether they are shown, and their headings. */
export function SectionsControl({ value, onChange }: SectionsControlProps) {
  const words = useWords();
  const rows = value.map(({ code }) => ({ id: code, title: words(`home.section.${code}`) }));
  const move = (from: number, to: number) => onChange(arrayMove(value, from, to));

  return (
    <SortArea id="sort-sections" rows={rows} onMove={move}>
      <ol className="grid gap-2">
        {value.map((section, index) => (
          <SectionRow
            key={section.code}
            section={section}
            title={rows[index]?.title ?? section.code}
            place={index + 1}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < value.length - 1 ? () => move(index, index + 1) : undefined}
            onChange={(changes) =>
              onChange(value.map((one) => (one.code === section.code ? { ...one, ...changes } : one)))
            }
          />
        ))}
      </ol>
    </SortArea>
  );
}

interface SectionRowProps {
  section: EditedSection;
  title: string;
  place: number;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onChange: (changes: Partial<EditedSection>) => void;
}

function SectionRow({ section, title, place, onUp, onDown, onChange }: SectionRowProps) {
  const t = useAdminText();
  const words = useWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: section.code });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input border border-line bg-surface px-2 py-2',
        isDragging && 'relative z-20 shadow-lift',
      )}
    >
      <OrderControls
        title={title}
        handleRef={setActivatorNodeRef}
        handle={{ ...attributes, ...listeners }}
        onUp={onUp}
        onDown={onDown}
      />
      <span className={cx('grow basis-40 font-semibold', !section.is_visible && 'text-muted line-through')}>
        <span className="figures mr-2 font-normal text-muted">{place}.</span>
        {title}
      </span>
      <StatusSwitch
        live={section.is_visible}
        label={words('home.show_section', { title })}
        onChange={() => onChange({ is_visible: !section.is_visible })}
      />
      <div className="grid w-full gap-2 sm:grid-cols-2 xl:w-[32rem]">
        {languageOrder.map((language) => {
          const label = words('home.section_title', { title, language: t(`language.${language}`) });
          return (
            <Input
              key={language}
              lang={language}
              value={section.titles[language]}
              maxLength={120}
              aria-label={label}
              placeholder={words('home.own_title', { language: t(`language.${language}`) })}
              onChange={({ target }) => onChange({ titles: { ...section.titles, [language]: target.value } })}
            />
          );
        })}
      </div>
    </li>
  );
}
