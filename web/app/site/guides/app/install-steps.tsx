import { useTranslation } from 'react-i18next';

const devices = ['ios', 'android', 'desktop'] as const;
const steps = ['first', 'second', 'third'] as const;

/** How to put the site among the apps of a device, by hand. */
export function InstallSteps() {
  const { t } = useTranslation('guides');
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {devices.map((device) => (
        <section key={device} aria-labelledby={`on-${device}`} className="border-t-2 border-ink pt-4">
          <h3 id={`on-${device}`} className="text-xl">
            {t(`app.${device}.title`)}
          </h3>
          <p className="text-sm text-muted">{t(`app.${device}.browser`)}</p>
          <ol className="mt-3">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
                <span aria-hidden="true" className="figures text-lacquer">
                  {index + 1}
                </span>
                {t(`app.${device}.${step}`)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
