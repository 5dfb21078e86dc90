import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** The way to a person, where a form would not help. */
export function WriteLink({ wide = false }: { readonly wide?: boolean }) {
  const { t } = useTranslation('travel');
  const { brand } = useSite();
  return (
    <ButtonLink href={`mailto:${brand.email}`} icon="mail" wide={wide}>
      {t('departures.write')}
    </ButtonLink>
  );
}
