/** Registers the service worker, which keeps the site on this device after the first visit. */

/** Nothing waits for it, and a refusal by the browser has no consequences. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // scripts are one folder below the root of the site, wherever that is
  const script = import.meta.url
  navigator.serviceWorker.register(new URL('../sw.js', script)).catch(() => {})
}
