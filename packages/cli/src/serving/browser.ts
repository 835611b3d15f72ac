/** Shows an address in the user's browser, if there is one. */
import { spawn } from 'node:child_process'

/** Nothing depends on it, so failures are ignored; KUMIKI_NO_OPEN turns it off. */
export function openBrowser(address: string): void {
  if (process.env.KUMIKI_NO_OPEN) return
  const [program, ...args] = opener(address)
  if (program === undefined) return
  const child = spawn(program, args, { detached: true, stdio: 'ignore' })
  child.on('error', () => {})
  child.unref()
}

function opener(address: string): readonly string[] {
  if (process.platform === 'darwin') return ['open', address]
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', address]
  // without a screen it would start a browser for terminals
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open', address] : []
}
