import { useTranslation } from 'react-i18next';
import type { MENU_BADGES } from '../../contract/layout.ts';
import { Badge } from '../ui/badge/badge.tsx';

const TONES = { NEW: 'info', HOT: 'sun', SAFE: 'positive' } as const;

/** The mark of a menu item (LAY-05). */
export function MenuBadge({ badge }: { readonly badge: (typeof MENU_BADGES)[number] }) {
  const { t } = useTranslation('layout');
  return <Badge tone={TONES[badge]}>{t(`badge.${badge}`)}</Badge>;
}
