/** Texts of the settings in both languages, loaded with them. */
import type { Lang } from '@kumiki/core/player'

const english = {
  preferences: {
    theme: { name: 'Colours', of: { system: 'As the system', light: 'Light', dark: 'Dark' } },
    lang: { name: 'Language', of: { system: 'As the browser', ja: '日本語', en: 'English' } },
    keys: { name: 'On-screen keys', of: { auto: 'When touched', shown: 'Always', system: 'System keyboard' } },
    kana: { name: 'Kana keys', of: { table: 'Table of 50', flick: 'Large keys' } },
    order: { name: 'Table begins', of: { left: 'On the left', right: 'On the right' } },
    hand: { name: 'Layout for', of: { right: 'Right hand', left: 'Left hand' } },
    space: { name: 'Space', of: { turn: 'Turns', clear: 'Clears' } },
    enter: { name: 'Enter', of: { next: 'Next entry', turn: 'Turns' } },
    arrows: { name: 'Arrows', of: { 'turn-first': 'Turn first, then move', move: 'Move at once' } },
  },
  switches: {
    skipsFilled: 'Typing skips filled cells',
    strikesNotes: 'Writing clears notes in row and column',
    timer: 'Show the time',
    watches: 'Show broken rules at once',
  },
}

type SettingsWords = typeof english

const japanese: SettingsWords = {
  preferences: {
    theme: { name: '色', of: { system: '端末に合わせる', light: '明るい', dark: '暗い' } },
    lang: { name: '言語', of: { system: 'ブラウザーに合わせる', ja: '日本語', en: 'English' } },
    keys: { name: '画面のキー', of: { auto: '指で操作したとき', shown: 'いつも', system: '端末のキーボード' } },
    kana: { name: 'かなのキー', of: { table: '五十音', flick: '大きいキー' } },
    order: { name: '五十音の並び', of: { left: '左から', right: '右から' } },
    hand: { name: '持ち手', of: { right: '右手', left: '左手' } },
    space: { name: 'スペース', of: { turn: 'タテヨコ', clear: '消す' } },
    enter: { name: 'Enter', of: { next: '次のカギ', turn: 'タテヨコ' } },
    arrows: { name: '矢印', of: { 'turn-first': '先に向きを変える', move: 'すぐに動く' } },
  },
  switches: {
    skipsFilled: '埋まったマスを飛ばして進む',
    strikesNotes: '数を書くと、同じ行と列のメモを消す',
    timer: '時間を表示する',
    watches: 'ルールに合わないところをすぐに示す',
  },
}

export const settingsIn: Readonly<Record<Lang, SettingsWords>> = { en: english, ja: japanese }
