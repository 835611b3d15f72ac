// Before the first paint: the theme that was chosen, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Opened as a file, browsers load no modules: the same page stands beside the site in one file.
const from = document.currentScript.getAttribute('src')
if (location.protocol === 'file:' && from !== null)
  location.replace((from.startsWith('..') ? '../play.html' : 'kumiki.html') + location.search + location.hash)
