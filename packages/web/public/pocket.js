// Runs when a page of the site is opened as a file. The build of the single-file pages replaces this script with
// web/singlefile/pocket.js.
const said = [
  [
    'ja',
    'このページは、ファイルとして開いても動きません。npm start で開くか、npm run build で dist にできる kumiki.html を開いてください。',
  ],
  [
    'en',
    'This page does not work when it is opened as a file: open it with npm start, or run npm run build and open the kumiki.html that it puts into dist.',
  ],
]
const lines = said.map(([lang, text]) => Object.assign(document.createElement('p'), { lang, textContent: text }))
addEventListener('DOMContentLoaded', () => document.body.replaceChildren(...lines))
