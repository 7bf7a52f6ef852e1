import { baseCss, themeCss } from '@rentyard/ui/theme';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Site } from './site.tsx';

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(<Site />));

/** Printed for the test: a page with its styles, which the script hydrates. */
console.log(`<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <link rel="icon" href="data:," />
    <title>A server-rendered tool</title>
    <style id="ry-theme">${themeCss}${baseCss}</style>
    ${sheet.getStyleTags()}
  </head>
  <body>
    <div id="root">${html}</div>
    <script type="module" src="/client.js"></script>
  </body>
</html>`);
