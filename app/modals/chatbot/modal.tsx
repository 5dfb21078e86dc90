/** The chat over any page (CHAT-01): it begins anew with each window, and nothing of it is stored. */
import { useTranslation } from 'react-i18next';
import { Conversation } from '../../chat/conversation.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import * as styles from '../parts/parts.css.ts';

export default function ChatbotModal() {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame title={t('chatbot.title')}>
      <div className={styles.prose}>
        <p>{t('chatbot.text')}</p>
        <Conversation reply={null} id="chat-modal" hasFocus />
      </div>
    </ModalFrame>
  );
}
