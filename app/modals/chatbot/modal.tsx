/** The chat over any page (CHAT-01): it begins anew with each window, knows the page's trip, and nothing of it is stored. */
import { useTranslation } from 'react-i18next';
import { Conversation } from '../../chat/conversation.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';

export default function ChatbotModal({ subject }: ModalProps<'chatbot'>) {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame title={t('chatbot.title')}>
      <div className={styles.prose}>
        <p>{t('chatbot.text')}</p>
        <Conversation reply={null} id="chat-modal" hasFocus about={subject.travelId} />
      </div>
    </ModalFrame>
  );
}
