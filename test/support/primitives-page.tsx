/** A page of primitives that scripts take over, for `test/e2e/primitives.test.ts`: the gallery has none. */
import '../../app/styles/layers.css.ts';
import '../../app/styles/reset.css.ts';
import '../../app/styles/tokens.css.ts';
import '../../app/styles/base.css.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../app/ui/button/button.tsx';
import { CAROUSEL_EXAMPLES } from '../../app/ui/carousel/carousel.examples.tsx';
import { LoadingBar } from '../../app/ui/loading-bar/loading-bar.tsx';
import { POPOVER_EXAMPLES } from '../../app/ui/popover/popover.examples.tsx';
import { ToastHost, useToast } from '../../app/ui/toast/toast.tsx';
import { TOOLTIP_EXAMPLES } from '../../app/ui/tooltip/tooltip.examples.tsx';

function Saving() {
  const showToast = useToast();
  return (
    <Button type="button" onClick={() => showToast({ text: 'Saved', tone: 'positive' })}>
      Save
    </Button>
  );
}

function Loading() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'End' : 'Begin'}
      </Button>
      <LoadingBar isLoading={isLoading} label="Loading page" />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ToastHost dismissLabel="Dismiss">
    <Saving />
    <Loading />
    {Object.values(TOOLTIP_EXAMPLES)}
    {Object.values(POPOVER_EXAMPLES)}
    <div style={{ height: '2000px' }} />
    {CAROUSEL_EXAMPLES.many}
  </ToastHost>,
);
