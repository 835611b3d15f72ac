// Before the first paint: the theme that was chosen, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Opened as a file, browsers load no modules: the same page may stand beside the site in one file, and a script beside it leads there.
const from = document.currentScript.getAttribute('src')
if (location.protocol === 'file:' && from !== null) {
  const leader = document.createElement('script')
  leader.src = from.replace('theme.js', 'pocket.js')
  leader.onerror = () =>
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
    )
  document.head.append(leader)
}
