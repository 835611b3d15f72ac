/** Keeps the site on this device after the first visit. */

/** Nothing waits for it, and a browser that refuses changes nothing. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // scripts lie one folder below the site's own, wherever that is
  const script = import.meta.url
  navigator.serviceWorker.register(new URL('../sw.js', script)).catch(() => {})
}
