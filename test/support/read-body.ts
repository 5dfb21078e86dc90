/**
 * To run in a page: its title and its body, a line for each element and each text, as the browser has drawn it by
 * itself, or as the server sends it for the same address. The two are the same, or something in the
 * page differs between server and browser: React tells of a text, but of no attribute.
 */
export async function readBody(drawnBy: 'browser' | 'server'): Promise<string> {
  /** What a browser keeps as a property once it is changed. */
  const properties = ['value', 'checked', 'selected', 'style'];
  /** What depends on how far the page is scrolled: a bar that hides, and a link that shows, by what is in view. */
  const ofScroll = ['data-hidden', 'data-alone'];
  /** What says that scripts run. */
  const ofScripts = ['data-scripted'];
  /**
   * Scripts and their hints; what scripts say to who listens, or by the visitor's clock; a button that
   * belongs to no form is there only with scripts, and one that sends an unfinished form only without.
   */
  const notCompared =
    'script, link, [aria-live], [role=timer], button[type=button], button[formnovalidate]';

  const linesOf = (node: Node): string[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent] : [];
    if (!(node instanceof Element) || node.matches(notCompared)) return [];
    const attributes = [...node.attributes]
      .filter(({ name }) => ![...properties, ...ofScroll, ...ofScripts].includes(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    return [
      `<${node.localName} ${attributes.join(' ')}>`,
      ...[...node.childNodes].flatMap(linesOf),
    ];
  };

  const askServer = async () => {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    // The policy of this page allows no rules of another one, not even where nothing is drawn.
    const html = (await answer.text()).replace(/<style[^]*?<\/style>/, '');
    return new DOMParser().parseFromString(html, 'text/html');
  };
  const page = drawnBy === 'browser' ? document : await askServer();
  const body = page.body.cloneNode(true);
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    comment.parentNode?.removeChild(comment);
  }
  body.normalize();
  return [page.title, ...linesOf(body)].join('\n');
}
