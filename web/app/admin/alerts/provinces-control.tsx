import { TickBox } from '../editor/controls/tick-box';
import type { OwnControlProps } from '../entities/field';
import { provinces } from './provinces';

/** Provinces to tick; what is ticked keeps their order. */
export default function ProvincesControl({ value, onChange }: OwnControlProps) {
  const chosen = value as string[];
  return (
    <div className="flex flex-wrap gap-1.5">
      {provinces.map((province) => (
        <TickBox
          key={province}
          chosen={chosen.includes(province)}
          onToggle={() => onChange(provinces.filter((one) => (one === province) !== chosen.includes(one)))}
        >
          {province}
        </TickBox>
      ))}
    </div>
  );
}
