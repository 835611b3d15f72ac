/** Buttons beside a painted board: whether taps draw or note that there is nothing, and undo. */
import type { PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useWords } from '../text/words.ts'
import { Icon } from '../ui/icons.tsx'
import { Key } from './key.tsx'
import { Undoing } from './keyboards.tsx'

export function Pencils<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const { board, pencil } = game.session
  const isEdge = board.input === 'edge'
  const name = isEdge ? words.crosses : words.rings
  const turn = (): void =>
    game.do((session) => {
      session.pencil = !session.pencil
    })
  return (
    <div class="keys keys-pencils">
      <div class="krow tools">
        <Key name={name} variant="word" on={pencil} onPress={turn}>
          <Icon name={isEdge ? 'cross' : 'ring'} />
          {name}
        </Key>
        <Undoing game={game} />
      </div>
    </div>
  )
}
