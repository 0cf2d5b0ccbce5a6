import { useTranslation } from 'react-i18next';
import type { HomeSettings, OrganisationProfile } from '~/api/types';
import { Names } from '~/i18n/names';
import { Icon } from '~/ui/icon';

interface OrganisationProps {
  profile: OrganisationProfile;
  social: HomeSettings['social'];
}

/** Who is behind the site, and how to reach them. */
export function Organisation({ profile, social }: OrganisationProps) {
  const { t } = useTranslation('site');
  const { name, address, phone, email, maps_link } = profile;
  const line = 'link-quiet inline-flex items-start gap-2.5 py-1.5';
  return (
    <address className="mt-6 text-sm not-italic">
      {name && <p className="font-semibold">{name}</p>}
      <ul>
        {address && (
          <li>
            {maps_link ? (
              <a href={maps_link} rel="noopener" className={line}>
                <Icon name="pin" className="mt-0.5 text-muted" />
                <span>
                  <Names>{address}</Names>
                </span>
              </a>
            ) : (
              <span className="inline-flex items-start gap-2.5 py-1.5">
                <Icon name="pin" className="mt-0.5 text-muted" />
                <Names>{address}</Names>
              </span>
            )}
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={line}>
              <Icon name="phone" className="mt-0.5 text-muted" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={line}>
              <Icon name="mail" className="mt-0.5 text-muted" />
              {email}
            </a>
          </li>
        )}
      </ul>
      {social.length > 0 && (
        <ul aria-label={t('footer.social')} className="mt-3 flex flex-wrap gap-x-5">
          {social.map(({ title, link }) => (
            <li key={link}>
              <a href={link} rel="noopener me" className="link inline-block py-1.5">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}
