/**
 * The HTML of a mail to a traveller: the brand, a heading, the parts, and who writes. It loads nothing from elsewhere, runs nothing,
 * and every value in it is escaped. Layout is by tables with inline styles, which all mailboxes draw.
 */
import { html, raw } from 'hono/html';
import type { Image } from '../../contract/image.ts';
import type { MailDescription, MailFact, MailLink, MailPart } from './mail-parts.ts';
import { contentIdUrl } from './mail-pictures.ts';
import { mailWords } from './mail-words.ts';
import { DARK_STYLE, FONT, paintOf, type Paint } from './mail-style.ts';

/** What a template is filled in with; plain strings are escaped. */
type Markup = ReturnType<typeof html>;

const STYLE_ELEMENT = raw(`<style>${DARK_STYLE}</style>`);
/** A code is no telephone number, and a date no link to a calendar. */
const NO_DETECTION = 'telephone=no,date=no,address=no,email=no,url=no';

/** Pixels of the card. */
const WIDTH = 560;

const TEXT = 'font-size:16px;line-height:1.6;';
const SMALL = 'font-size:14px;line-height:1.5;';

/** Class and inline style of an element: the class is what dark mode knows it by. */
function look(paint: Paint, style: string): Markup {
  return raw(`class="${paint}" style="${paintOf(paint)}${style}"`) as Markup;
}

export function mailHtml({
  market,
  brandName,
  subject,
  heading,
  poster,
  parts,
}: MailDescription): string {
  const copyAddress = mailWords(market.language)('copyAddress');
  const page = html`<!doctype html>
    <html lang="${market.languageTag}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="${NO_DETECTION}" />
        <title>${subject}</title>
        ${STYLE_ELEMENT}
      </head>
      <body
        ${look('page', `margin:0;padding:0;font-family:${FONT};-webkit-text-size-adjust:100%;`)}
      >
        ${previewOf(parts)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" ${look('page', 'padding:24px 12px 32px;')}>
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:${WIDTH}px;"
              >
                <tr>
                  <td
                    ${look('brand', `padding:0 8px 16px;font-family:${FONT};font-size:22px;line-height:1.2;font-weight:800;letter-spacing:-0.02em;`)}
                  >
                    ${brandName}
                  </td>
                </tr>
                ${poster ? drawPoster(poster) : ''} ${drawStripe('sun', poster ? '' : ROUND_TOP)}
                ${drawStripe('dusk')} ${drawStripe('sea')}
                <tr>
                  <td
                    ${look('card', `padding:28px 20px 12px;border-width:0 1px 1px;border-style:solid;border-radius:0 0 16px 16px;font-family:${FONT};overflow-wrap:anywhere;`)}
                  >
                    <h1
                      ${look('text', 'margin:0 0 20px;font-size:26px;line-height:1.25;font-weight:750;letter-spacing:-0.01em;')}
                    >
                      ${heading}
                    </h1>
                    ${parts.map((part) => drawPart(part, copyAddress))}
                  </td>
                </tr>
                <tr>
                  <td ${look('muted', `padding:16px 8px 0;font-family:${FONT};${SMALL}`)}>
                    ${brandName}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}

/** Of the card. */
const ROUND_TOP = 'border-radius:16px 16px 0 0;';

/** Sent along with the mail (`mail-pictures.ts`); without a height, so that one that is blocked leaves no hole. */
function drawPoster({ desktop, altText }: Image): Markup {
  return html`<tr>
    <td ${look('text', `padding:0;font-family:${FONT};${SMALL}`)}>
      <img
        src="${contentIdUrl(desktop.id)}"
        alt="${altText}"
        width="${WIDTH}"
        style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0;${ROUND_TOP}"
      />
    </td>
  </tr>`;
}

/** Of the horizon above each mail, which no mailbox blocks. */
function drawStripe(paint: Paint, style = ''): Markup {
  return html`<tr>
    <td height="6" ${look(paint, `height:6px;font-size:0;line-height:6px;${style}`)}>&nbsp;</td>
  </tr>`;
}

/** What a list of mails and a notification show first: the code, which one then need not open the mail for. */
function previewOf(parts: readonly MailPart[]): Markup {
  const code = parts.find((part) => part.kind === 'code');
  return code
    ? html`<div style="display:none;max-height:0;overflow:hidden;">${code.text}</div>`
    : html``;
}

/** @param copyAddress what is said above the address of a button */
function drawPart(part: MailPart, copyAddress: string): Markup {
  switch (part.kind) {
    case 'facts':
      return drawFacts(part.facts);
    case 'code':
      return drawCode(part);
    case 'button':
      return html`${part.lead ? drawParagraph(part.lead) : ''}${drawButton(part.link)}
        <p ${look('muted', `margin:0 0 24px;${SMALL}`)}>${copyAddress}<br />${part.link.url}</p>`;
    case 'smallPrint':
      return html`<p
        ${look('muted-line', `margin:0 0 16px;padding:16px 0 0;border-width:1px 0 0;border-style:solid;${SMALL}`)}
      >
        ${withLink(part)}
      </p>`;
    default:
      return drawParagraph(withLink(part));
  }
}

function drawParagraph(text: string | Markup): Markup {
  return html`<p ${look('text', `margin:0 0 16px;${TEXT}`)}>${text}</p>`;
}

function withLink({ text, link }: { readonly text: string; readonly link?: MailLink }) {
  if (!link) return text;
  return html`${text}
    <a href="${link.url}" ${look('link', 'text-decoration:underline;')}>${link.label}</a>`;
}

/** As a ticket: what it is for, and below the line where it is torn off all the rest. */
function drawFacts([first, ...rest]: readonly MailFact[]): Markup {
  const cell = `border-width:1px 0 0;text-align:left;vertical-align:top;${SMALL}`;
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    ${look('text-line', 'margin:4px 0 20px;border-width:1px;border-style:solid;border-radius:12px;border-collapse:separate;')}
  >
    <tr>
      <td colspan="2" ${look('muted', `padding:16px;${SMALL}`)}>
        ${first?.label}<br />
        <strong ${look('text', 'font-size:20px;line-height:1.3;font-weight:750;')}>
          ${first?.value}
        </strong>
      </td>
    </tr>
    ${rest.map(({ label, value }, at) => {
      const line = `${cell}border-style:${at === 0 ? 'dashed' : 'solid'};`;
      return html`<tr>
        <th
          scope="row"
          width="42%"
          ${look('muted-line', `${line}padding:10px 8px 10px 16px;font-weight:400;`)}
        >
          ${label}
        </th>
        <td ${look('text-line', `${line}padding:10px 16px 10px 4px;font-weight:600;`)}>${value}</td>
      </tr>`;
    })}
  </table>`;
}

/** The code alone in its line, whatever words stand around it. */
function drawCode({ text, code }: { readonly text: string; readonly code: string }): Markup {
  const [before = '', ...after] = text.split(code);
  const rest = after.join(code).trim();
  return html`${before.trim() ? drawParagraph(before) : ''}
    <p
      ${look('code', 'margin:0 0 16px;padding:16px;border-radius:10px;font-size:32px;line-height:1.2;font-weight:750;letter-spacing:0.12em;text-align:center;font-variant-numeric:tabular-nums;')}
    >
      ${code}
    </p>
    ${rest ? drawParagraph(rest) : ''}`;
}

/** A cell has the colour too: some mailboxes paint no link. Its address stands below, for those that open none. */
function drawButton({ label, url }: MailLink): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:4px 0 12px;"
  >
    <tr>
      <td align="center" ${look('button', 'border-radius:999px;')}>
        <a
          href="${url}"
          ${look('button', `display:inline-block;padding:12px 28px;border-radius:999px;font-weight:650;text-decoration:none;${TEXT}`)}
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
