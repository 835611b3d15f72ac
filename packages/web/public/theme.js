// Before the first paint: the theme that was chosen, else the system's.
try {
  const chosen = JSON.parse(localStorage.getItem('kumiki.habits') ?? '{}').theme
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
