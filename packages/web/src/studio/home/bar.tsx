/** The bar of the start page: title, language and theme. */
import type { Preferences } from '../../store/preferences.ts'
import { useLang } from '../../text/words.ts'
import { IconButton, Segmented } from '../../ui/button.tsx'
import { Logo } from '../../ui/icons.tsx'
import { frameText } from '../text/frame.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

export type Part = 'make' | 'mine' | 'batch'

interface Props {
  readonly part: Part
  readonly parts: readonly Part[]
  readonly onPart: (part: Part) => void
  readonly onPreferences: (preferences: Partial<Preferences>) => void
}

export function Bar({ part, parts, onPart, onPreferences }: Props) {
  const frame = useText(frameText)
  const text = useText(homeText)
  const lang = useLang()
  const turn = (): void => {
    const isDark = document.documentElement.dataset.theme === 'dark'
    onPreferences({ theme: isDark ? 'light' : 'dark' })
  }
  return (
    <header class="bar home-bar">
      <span class="house">
        <Logo />
        <b>{frame.name}</b>
        <span class="quiet studio-name">{frame.studio}</span>
      </span>
      <nav aria-label={text.parts}>
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            data-part={one}
            aria-current={part === one ? 'page' : undefined}
            onClick={() => onPart(one)}
          >
            {frame[one]}
          </button>
        ))}
      </nav>
      <span class="grow" />
      <Segmented
        name={frame.language}
        of={[
          ['ja', text.langs.ja],
          ['en', text.langs.en],
        ]}
        value={lang}
        onChoose={(chosen) => onPreferences({ lang: chosen })}
      />
      <IconButton icon="sun" name={frame.theme} onPress={turn} />
    </header>
  )
}
