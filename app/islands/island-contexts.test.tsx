import { useLocation } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { Contexts, useContextValues } from './island-contexts.tsx';

function Inside() {
  const { pathname } = useLocation();
  const { t } = useTranslation('layout');
  return (
    <p>
      {pathname} {t('header.menu')}
    </p>
  );
}

/** A tree of its own, as an island is. */
function Outside() {
  const html = renderToStaticMarkup(
    <Contexts values={useContextValues()}>
      <Inside />
    </Contexts>,
  );
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

test('CMS-02 an island reads of the tree around it where it is, and words of its language', async () => {
  const site = { marketId: 'de', address: '/reisen' } as const;
  const html = await renderInSite(<Outside />, site);
  expect(html).toBe(`<div>${await renderInSite(<Inside />, site)}</div>`);
  expect(html).toContain('/reisen');
});
