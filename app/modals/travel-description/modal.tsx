/** What the travel is about, for whoever looks at one of its departures (TRV-06). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { PlainList } from '../../travel/section.tsx';
import { useTextsLanguage } from '../../travel/texts-language.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';

export default function TravelDescriptionModal({ subject }: ModalProps<'travel-description'>) {
  const { t } = useTranslation('travel');
  const lang = useTextsLanguage();
  const { slug, title, summary, highlights, descriptionHtml } = subject;
  return (
    <ModalFrame
      title={title}
      actions={
        <PageLink
          to="travels-travel-itinerary"
          parameters={{ travel: slug }}
          className={button({ variant: 'secondary', wide: true })}
        >
          {t('itinerary.allDays')}
        </PageLink>
      }
    >
      <div className={styles.prose}>
        <p className={styles.lead} lang={lang}>
          {summary}
        </p>
        <PlainList icon="star" tone="accent" items={highlights} />
        <Prose html={descriptionHtml} lang={lang} />
      </div>
    </ModalFrame>
  );
}
