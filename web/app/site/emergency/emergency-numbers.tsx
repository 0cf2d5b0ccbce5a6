interface EmergencyNumbersProps {
  numbers: readonly { key: string; label: string; value: string }[];
}

/** Facts about emergencies are numbers to dial and, some of them, sentences. */
const isNumber = (value: string) => /^\+?[\d ]{2,}$/.test(value);

/** Whom to call, with numbers that are dialled on a press. */
export function EmergencyNumbers({ numbers }: EmergencyNumbersProps) {
  return (
    <dl className="mt-4 border-b border-line">
      {numbers.map(({ key, label, value }) => (
        <div
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
        >
          <dt>{label}</dt>
          {isNumber(value) ? (
            <dd className="figures display text-lg">
              <a href={`tel:${value.replaceAll(' ', '')}`} className="link inline-block py-0.5">
                {value}
              </a>
            </dd>
          ) : (
            <dd className="w-full text-sm text-muted">{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
