import { product } from '#contracts/product.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** The content of an email. All texts are plain; the layout escapes them. */
export type MailContent = {
  readonly heading: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly address: string };
  /** Why the recipient gets this email, in small print. */
  readonly footnote: string;
};

/**
 * The site's light and dark colors (web/src/styles/tokens.css) in hexadecimal, which every email client understands.
 */
const light = {
  paper: '#fbfaf6',
  surface: '#fefefd',
  ink: '#191c22',
  soft: '#4c5158',
  line: '#dfddd6',
  marker: '#b8f3c3',
};
const dark = {
  paper: '#13161b',
  surface: '#1a1d22',
  ink: '#e8e7e2',
  soft: '#b5b3ae',
  line: '#2d3137',
  marker: '#15502f',
};
const accent = '#08653a';

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Email clients that know the system's theme use these colors. The others use the light colors of the elements. */
const darkStyles = [
  `.paper{background:${dark.paper}!important}`,
  `.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.soft}!important;border-color:${dark.line}!important}`,
  `.marker{background:${dark.marker}!important}`,
].join('');

const paragraph = (name: 'ink' | 'soft', size: number, text: string): string =>
  `<p class="${name}" style="margin:0 0 20px;font:${size}px/1.55 ${sans};color:${light[name]}">${text}</p>`;

/**
 * The HTML of every email: a sheet on a paper background, like the site. Email clients drop style sheets and scripts,
 * so each element has inline styles, and the sheet is a table. The address is repeated as text for readers who do not
 * trust a button.
 */
export const mailHtml = ({ heading, text, button, footnote }: MailContent): string => {
  const address = escapeHtml(button.address);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme:dark){${darkStyles}}</style></head>
<body class="paper" style="margin:0;background:${light.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${light.surface};border:1px solid ${light.line};border-radius:10px"><tr><td style="padding:32px">
<p class="ink" style="margin:0 0 28px;font:600 20px/1.3 Georgia,serif;color:${light.ink}"><span class="marker" style="background:${light.marker}">${product.name}</span></p>
<h1 class="ink" style="margin:0 0 12px;font:600 25px/1.2 Georgia,serif;color:${light.ink}">${escapeHtml(heading)}</h1>
${paragraph('ink', 16, escapeHtml(text))}
<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;font:500 16px/1.3 ${sans};text-decoration:none">${escapeHtml(button.label)}</a></p>
${paragraph('soft', 13, `If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${address}</span>`)}
<p class="soft" style="margin:0;padding-top:20px;border-top:1px solid ${light.line};font:13px/1.55 ${sans};color:${light.soft}">${escapeHtml(footnote)}<br>${product.name}, ${product.tagline}</p>
</td></tr></table></td></tr></table></body></html>`;
};
