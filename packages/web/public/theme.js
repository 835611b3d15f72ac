// Before the first paint: the theme that was chosen, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Opened as a file, browsers load no modules: a script beside this one says where else to look. It is written into the page so that nothing
// behind it is loaded first.
const from = document.currentScript.getAttribute('src')
if (location.protocol === 'file:' && from !== null)
  document.write(`<script src="${from.replace('theme', 'pocket')}"></script>`)
