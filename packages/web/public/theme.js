// Before the first paint: the theme that was chosen, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Opened as a file, browsers load no modules: the same page may stand beside the site in one file, and a script beside it leads there. It is
// written into the page so that nothing behind it is loaded first.
const own = document.currentScript
const from = own.getAttribute('src')
if (location.protocol === 'file:' && from !== null) {
  document.write(`<script src="${from.replace('theme.js', 'pocket.js')}"></script>`)
  own.nextElementSibling.onerror = () =>
    addEventListener('DOMContentLoaded', () =>
      document.body.replaceChildren(
        ...[
          [
            'ja',
            'このページは、ファイルとして開いても動きません。npm start で開くか、npm run build で dist にできる kumiki.html を開いてください。',
          ],
          [
            'en',
            'This page does not work when it is opened as a file: open it with npm start, or run npm run build and open the kumiki.html that it puts into dist.',
          ],
        ].map(([lang, text]) => Object.assign(document.createElement('p'), { lang, textContent: text })),
      ),
    )
}
