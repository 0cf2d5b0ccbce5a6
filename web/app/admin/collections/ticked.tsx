import { TickBox } from '../editor/controls/tick-box';

interface TickedProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; title: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Boxes to tick under their heading. */
export function Ticked<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: TickedProps<Value>) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => {
          const chosen = value.includes(choice.value);
          return (
            <TickBox
              key={choice.value}
              chosen={chosen}
              onToggle={() =>
                onChange(chosen ? value.filter((one) => one !== choice.value) : [...value, choice.value])
              }
            >
              {choice.title}
            </TickBox>
          );
        })}
      </div>
    </fieldset>
  );
}
