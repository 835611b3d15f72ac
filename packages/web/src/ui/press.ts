/**
 * Delays an effect of leaving a field until a press in progress is over, so that it cannot remove the button being
 * pressed.
 */

let isPressing = false
addEventListener('pointerdown', () => (isPressing = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressing = false), true)

export function afterPress(act: () => void): void {
  // the click follows pointerup before the next task
  if (isPressing) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
