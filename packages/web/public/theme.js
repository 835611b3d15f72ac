// Sets the theme before the first paint: the chosen one, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Browsers load no modules from file: addresses, so a script beside this one redirects or explains. It is written into
// the page so that nothing after it loads first.
const from = document.currentScript.getAttribute('src')
if (location.protocol === 'file:' && from !== null)
  document.write(`<script src="${from.replace('theme', 'pocket')}"></script>`)
