import { Breadcrumb } from './breadcrumb.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const BREADCRUMB_EXAMPLES: UiExamples = {
  'three levels': (
    <Breadcrumb
      label="You are here"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Asia', href: '/asia' },
        { label: 'Japan by rail, from Tokyo to Kyoto and Hiroshima', href: null },
      ]}
    />
  ),
  'long words': (
    <div lang="de">
      <Breadcrumb
        label="Du bist hier: Reise"
        items={[
          { label: 'Startseite', href: '/' },
          { label: 'Mittelamerikanische Regenwaldwanderungen', href: '/america' },
          { label: 'Vulkanlandschaftsfotografiewochenende', href: null },
        ]}
      />
    </div>
  ),
};
