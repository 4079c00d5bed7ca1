import { type Html, html, written } from '../../../site/html.ts';

/** What a page of the service stands in. */
export interface Frame {
  /** Where the site is, with its base path. */
  siteUrl: string;
}

export interface FramedPage {
  title: string;
  body: Html;
  /** Seconds after which the page is asked for again. */
  refresh?: number;
}

export const STYLES_PATH = '/checks/style.css';

/** A whole document around a page of the service: as the site looks, of which it is no part. */
export function framed({ siteUrl }: Frame, { title, body, refresh }: FramedPage): string {
  return written(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${refresh !== undefined && html`<meta http-equiv="refresh" content="${refresh}">\n`}<title>${title} · Roll Call</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="wrap">
<a class="brand" href="${siteUrl}">Roll Call</a>
<nav aria-label="Main"><ul><li><a href="${siteUrl}directory/">Directory</a></li><li><a href="${siteUrl}methods/checkup/">What is checked</a></li></ul></nav>
</div></header>
<main id="main" class="wrap" tabindex="-1">
${body}
</main>
<footer class="bottom"><div class="wrap">
<p>A check is one observation from one place, made when somebody asked for it. It is not signed, and enters no listing’s history.</p>
</div></footer>
</body>
</html>
`);
}
