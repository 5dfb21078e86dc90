import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { ButtonLink, type ButtonLook } from '../ui/button/button.tsx';

/** A link that writes to our staff, where a form would not help. */
export function WriteLink(look: Pick<ButtonLook, 'wide' | 'variant'>) {
  const { t } = useTranslation('travel');
  const { brand } = useSite();
  return (
    <ButtonLink {...look} href={`mailto:${brand.email}`} icon="mail">
      {t('departures.write')}
    </ButtonLink>
  );
}
