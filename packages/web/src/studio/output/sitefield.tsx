/** Says where the site is for others, and lets its user say it. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { handoutText } from '../text/handout.ts'
import { useText } from '../text/text.ts'
import { type SiteForOthers, siteIn } from './address.ts'
import { isLocal } from './site.ts'

export function SiteField({ place: { site, said, say } }: { readonly place: SiteForOthers }) {
  const text = useText(handoutText)
  const [typed, setTyped] = useState(said ?? '')
  const [isWrong, setWrong] = useState(false)
  const [isKept, setKept] = useState(false)
  const keep = (): void => {
    const found = typed.trim() === '' ? null : siteIn(typed)
    const isBad = found === null && typed.trim() !== ''
    setWrong(isBad)
    setKept(!isBad)
    if (isBad) return
    say(found)
    setTyped(found ?? '')
  }
  return (
    <details class="site-field">
      <summary>{said ? text.siteIs(said) : isLocal(site) ? text.siteLocal : text.siteIs(site)}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <label>
          <span class="label">{text.siteLabel}</span>
          <input
            class="field"
            name="site"
            type="text"
            inputMode="url"
            autocomplete="url"
            spellcheck={false}
            placeholder="https://example.org/kumiki/"
            value={typed}
            aria-invalid={isWrong}
            onInput={(event) => {
              setTyped(event.currentTarget.value)
              setKept(false)
            }}
          />
        </label>
        <Button submits does="keep-site" onPress={() => {}}>
          {text.siteKeep}
        </Button>
      </form>
      <p class={isWrong ? 'trouble' : 'quiet small'} role={isWrong ? 'alert' : 'status'}>
        {isWrong ? text.siteWrong : isKept ? text.siteKept : text.siteHint}
      </p>
    </details>
  )
}
