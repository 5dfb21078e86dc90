/**
 * The way to a person, on every page that has contacts to offer (LAY-09). It opens the modal `talk-to-us` by
 * its address, so it works without scripts. Beside the page it floats where there is room for it; where
 * there is none it would cover the page, and stands in the header and its menu.
 */
import { useTranslation } from 'react-i18next';
import { useFlag } from '../flags/use-flag.ts';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './talk-to-us.css.ts';

export interface TalkToUsProps {
  readonly place: keyof typeof styles.talk;
}

export function TalkToUs({ place }: TalkToUsProps) {
  const { t } = useTranslation('layout');
  const { blocks } = useSite().layout.contacts;
  const isOn = useFlag('talk-to-us');
  if (!isOn || !blocks.some(({ showTalkToUs }) => showTalkToUs)) return null;
  return (
    <ModalLink name="talk-to-us" className={styles.talk[place]}>
      <Icon name="chat" size={place === 'header' ? 'small' : 'medium'} />
      <span className={styles.words[place]}>{t('modal.talkToUs')}</span>
    </ModalLink>
  );
}
