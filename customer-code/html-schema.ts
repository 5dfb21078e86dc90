/** The elements and attributes that a customer's HTML may have (SEC-06): text, lists, tables, pictures, links. */
import type { Schema } from 'hast-util-sanitize';

/** What is in no list here is taken away and its content stays; these go with all that is in them. */
const WITH_CONTENT = `applet audio base canvas embed frame frameset head iframe link math meta noembed noframes
  noscript object option param plaintext script select selectedcontent source style svg template textarea title
  track video xmp`;

const ELEMENTS = `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details
  dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section
  small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`;

const IN_TABLE = ['table'];

export const HTML_SCHEMA: Schema = {
  tagNames: ELEMENTS.split(/\s+/),
  strip: WITH_CONTENT.split(/\s+/),
  // No id and no name: one of the page's own would be found in their place.
  attributes: {
    '*': ['className', 'dir', 'lang', 'style', 'title'],
    a: ['href', 'hrefLang', ['target', '_blank'], ['rel', 'noopener']],
    abbr: ['title'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    img: ['alt', 'height', 'loading', 'src', 'width'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    caption: IN_TABLE,
    col: IN_TABLE,
    colgroup: IN_TABLE,
    dd: ['dl'],
    dt: ['dl'],
    figcaption: ['figure'],
    li: ['ol', 'ul'],
    rp: ['ruby'],
    rt: ['ruby'],
    summary: ['details'],
    tbody: IN_TABLE,
    td: IN_TABLE,
    tfoot: IN_TABLE,
    th: IN_TABLE,
    thead: IN_TABLE,
    tr: IN_TABLE,
  },
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  required: {},
};
