// Before the first paint: the theme that was chosen, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Opened as a file, browsers load no modules: say so, in both languages.
if (location.protocol === 'file:')
  addEventListener('DOMContentLoaded', () => {
    const said = document.createElement('p')
    said.lang = 'ja'
    said.textContent =
      'このページは、ファイルを直接開いても動きません。npm start で開くか、フォルダーごとウェブサーバーに置いてください。'
    const english = document.createElement('p')
    english.lang = 'en'
    english.textContent =
      'Browsers do not run this page straight from a file. Open it with npm start, or put the folder on any web server.'
    for (const one of [said, english]) {
      one.style.margin = '2rem'
      one.style.font = '16px/1.8 sans-serif'
    }
    document.querySelector('main')?.append(said, english)
  })
