/**
 * What follows from leaving a field must not take the button away that somebody is pressing: it waits until the press
 * is over.
 */

let isPressing = false
addEventListener('pointerdown', () => (isPressing = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressing = false), true)

export function afterPress(act: () => void): void {
  // the click comes with the end of the press, before the next task
  if (isPressing) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
