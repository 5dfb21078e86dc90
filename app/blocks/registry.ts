/** The component of each block type. All are drawn by the server; none asks for anything by itself. */
import type { BlockType } from '../../contract/blocks.ts';
import type { BlockComponent } from './block-props.ts';
import { AgeGroupsBlock } from './age-groups/block.tsx';
import { ConfidenceBlock } from './confidence/block.tsx';
import { ContactsBlock } from './contacts/block.tsx';
import { ContinentsCarouselBlock } from './continents-carousel/block.tsx';
import { CoordinatorsListBlock } from './coordinators-list/block.tsx';
import { CountryFactsBlock } from './country-facts/block.tsx';
import { CoverBlock } from './cover/block.tsx';
import { FaqsBlock } from './faqs/block.tsx';
import { LegalTextBlock } from './legal-text/block.tsx';
import { StepsBlock } from './steps/block.tsx';
import { TextAndImageBlock } from './text-and-image/block.tsx';
import { TopFiveBlock } from './top-five/block.tsx';
import { ToursListBlock } from './tours-list/block.tsx';
import { TravelsListBlock } from './travels-list/block.tsx';

export const BLOCKS: { readonly [Type in BlockType]: BlockComponent<Type> } = {
  cover: CoverBlock,
  'travels-list': TravelsListBlock,
  'tours-list': ToursListBlock,
  'continents-carousel': ContinentsCarouselBlock,
  'text-and-image': TextAndImageBlock,
  steps: StepsBlock,
  confidence: ConfidenceBlock,
  faqs: FaqsBlock,
  'legal-text': LegalTextBlock,
  'top-five': TopFiveBlock,
  'country-facts': CountryFactsBlock,
  'coordinators-list': CoordinatorsListBlock,
  'age-groups': AgeGroupsBlock,
  contacts: ContactsBlock,
};
