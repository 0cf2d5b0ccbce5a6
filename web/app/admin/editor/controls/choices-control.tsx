import type { Among } from '../../entities/field';
import { TickBox } from './tick-box';
import { useChoices } from './use-choices';

interface ChoicesControlProps {
  among: Among;
  value: (string | number)[];
  onChange: (value: (string | number)[]) => void;
}

/** Boxes to tick, one for each that can be chosen; what is ticked keeps their order. */
export function ChoicesControl({ among, value, onChange }: ChoicesControlProps) {
  const choices = useChoices(among);
  return (
    <div className="flex flex-wrap gap-1.5">
      {choices.map((choice) => {
        const chosen = value.includes(choice.value);
        return (
          <TickBox
            key={choice.value}
            chosen={chosen}
            onToggle={() =>
              onChange(
                choices
                  .map((one) => one.value)
                  .filter((one) => (one === choice.value ? !chosen : value.includes(one))),
              )
            }
          >
            {choice.title}
          </TickBox>
        );
      })}
    </div>
  );
}
