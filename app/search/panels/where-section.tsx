/** Where to go (SRCH-04, SRCH-05): parts of the world, and the list of the text field. */
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTINENT_CODES, type ContinentCode } from '../../../domain/continent.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import type { SearchChoices } from '../search-choices.ts';
import { isLookingUp, isNothingFound, type PlaceLookup } from '../state/place-lookup.ts';
import type { SearchBarEvent, SearchBarState } from '../state/search-bar.ts';
import { giveBackEntryAway } from './back-entry.ts';
import type { WhereList } from './where-list.ts';
import { holds, type WhereOption } from './where-options.ts';
import * as styles from './where.css.ts';

export interface WhereSectionProps {
  readonly state: SearchBarState;
  readonly send: Dispatch<SearchBarEvent>;
  readonly list: WhereList;
  readonly lookup: PlaceLookup;
  readonly choices: SearchChoices;
  /** Of what says why the search waits, where nothing is found (SRCH-10). */
  readonly reasonId: string;
}

/** By spread: no element has the role and room for more than a line in each row. */
const LISTBOX = { role: 'listbox' } as const;

export function WhereSection(props: WhereSectionProps) {
  const { state, send, list, lookup, choices, reasonId } = props;
  const { t } = useTranslation('search');
  const isTyped = lookup.text !== '';
  const listLabel = t(isTyped ? 'where.results' : 'where.popular');
  const places = list.options.filter(({ kind }) => kind === 'place').length;
  const isMissed = isNothingFound(lookup);
  return (
    <div className={styles.section}>
      {!isTyped && (
        <section className={styles.part} aria-labelledby={`${list.id}-regions`}>
          <h3 id={`${list.id}-regions`} className={styles.heading}>
            {t('where.regions')}
          </h3>
          <ul className={styles.regions}>
            {offeredContinents(choices).map((code) => (
              <li key={code}>
                <button
                  type="button"
                  className={styles.region}
                  aria-pressed={state.where.continents.includes(code)}
                  onClick={() => send({ type: 'continentChosen', continent: code })}
                >
                  <Icon name={code} size="large" />
                  {t(`listing:continents.${code}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.options.length > 0 && (
        <div className={styles.part}>
          <h3 className={isTyped ? visuallyHidden : styles.heading}>{listLabel}</h3>
          {/* The text field has the keys and the focus (aria-activedescendant). */}
          <ul
            {...LISTBOX}
            id={list.id}
            aria-label={listLabel}
            className={styles.list[isTyped ? 'found' : 'proposed']}
          >
            {list.options.map((option, index) => (
              <WhereRow
                key={keyOf(option)}
                id={list.optionId(index)}
                option={option}
                text={lookup.text}
                isActive={index === list.active}
                isChosen={isChosen(option, state)}
                choose={() => list.choose(option)}
              />
            ))}
          </ul>
        </div>
      )}
      {/* The row for the text alone is no answer yet (SRCH-03). */}
      {isLookingUp(lookup) && (
        <p className={styles.searching}>
          <span className={styles.rowIcon}>
            <span className={styles.loader} />
          </span>
          {t('where.searching')}
        </p>
      )}
      {isMissed && (
        <div className={styles.missed}>
          <p id={reasonId} className={styles.missedTitle}>
            {t('where.notFound', { text: lookup.text })}
          </p>
          <p>{t('where.dontYouKnow')}</p>
          <PageLink
            to="travels"
            className={styles.missedLink}
            replace={state.panel.isOpen && state.panel.form === 'modal'}
            onClick={() => {
              giveBackEntryAway();
              send({ type: 'searched' });
            }}
          >
            {t('where.showTravels')}
          </PageLink>
        </div>
      )}
      {/* Nothing of a failure (SRCH-03). No `status`: the first of a page is the number of its results. */}
      <div aria-live="polite" className={visuallyHidden}>
        {!isTyped || lookup.phase !== 'done' || lookup.found === null
          ? ''
          : isMissed
            ? t('where.notFound', { text: lookup.text })
            : t('where.found', { count: places })}
      </div>
    </div>
  );
}

interface WhereRowProps {
  readonly id: string;
  readonly option: WhereOption;
  readonly text: string;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function WhereRow({ id, option, text, isActive, isChosen: chosen, choose }: WhereRowProps) {
  const { t } = useTranslation('search');
  const isKeyword = option.kind === 'keyword';
  const counts = isKeyword ? option.totals : option;
  const area = !isKeyword && option.area ? t(`listing:continents.${option.area}`) : null;
  const facts = [
    area,
    counts?.travels === undefined
      ? null
      : t('listing:search.travelsCount', { count: counts.travels }),
    counts?.departures === undefined
      ? null
      : t('listing:search.toursCount', { count: counts.departures }),
    isKeyword || option.isNamed !== false || holds(area ?? '', text) ? null : t('where.mentioned'),
  ].filter((fact) => fact !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      id={id}
      {...{ role: 'option', 'aria-selected': chosen }}
      className={styles.row}
      data-active={isActive || undefined}
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <span className={styles.rowIcon}>
        <Icon name={isKeyword ? 'search' : chosen ? 'check' : 'pin'} />
      </span>
      <span className={styles.rowWords}>
        <span className={styles.rowName}>
          {isKeyword ? t('where.keyword', { text: option.text }) : option.place.name}
        </span>{' '}
        {facts.length > 0 && <span className={styles.rowFacts}>{facts.join(' · ')}</span>}
      </span>
    </li>
  );
}

/** Why the search waits: text was typed, and nothing chosen for it (SRCH-10). */
export function SearchReason({ id }: { readonly id: string }) {
  const { t } = useTranslation('search');
  return (
    <p id={id} className={styles.reason}>
      {t('where.choose')}
    </p>
  );
}

function keyOf(option: WhereOption): string {
  return option.kind === 'keyword' ? 'keyword' : option.place.id;
}

function isChosen(option: WhereOption, { where }: SearchBarState): boolean {
  return option.kind === 'keyword'
    ? where.isKeyword
    : where.destinations.some(({ id }) => id === option.place.id);
}

/** Those with departures; all of them where the page does not know. */
function offeredContinents({ places }: SearchChoices): readonly ContinentCode[] {
  const known = places.flatMap(({ continents }) => continents);
  return CONTINENT_CODES.filter(
    (code) => known.length === 0 || known.some(({ id, count }) => id === code && count > 0),
  );
}
