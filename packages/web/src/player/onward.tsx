/**
 * What to play next: another puzzle like this one, or a harder one, if they can be made here; else one that was begun;
 * else the list of all.
 */
import { type PuzzleTypes, withReadings } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import type { Games, Saved } from '../store/games.ts'
import { useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'

export interface OnwardProps<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly games: Games
  readonly canMake: boolean
  /** Whether another level can be requested. */
  readonly hasLevel: boolean
  /** A file as one line of JSON. */
  readonly onOpen: (line: string) => void
  readonly onBack: () => void
}

export function Onward<K extends PuzzleTypes>({ game, games, canMake, hasLevel, onOpen, onBack }: OnwardProps<K>) {
  const words = useWords()
  const [making, setMaking] = useState<number | 'same' | null>(null)
  const [isNoneFound, setNoneFound] = useState(false)
  const [begun, setBegun] = useState<Saved | null>(null)
  useEffect(() => {
    void games.all().then((all) => setBegun(all.find((one) => one.id !== game.id && isOpen(one)) ?? null))
  }, [game])
  const level = game.file.report?.grade?.level ?? null
  const next = hasLevel && level !== null && level < 5 ? level + 1 : null
  const make = async (wantedLevel: number | 'same'): Promise<void> => {
    if (making !== null) return
    setMaking(wantedLevel)
    setNoneFound(false)
    const line = await game.another(wantedLevel === 'same' ? level : wantedLevel)
    setMaking(null)
    if (line === null) setNoneFound(true)
    else onOpen(line)
  }
  return (
    <>
      <div class="twin">
        {canMake ? (
          <Button busy={making === 'same'} onPress={() => void make('same')}>
            {words.oneMore}
          </Button>
        ) : (
          begun && <Button onPress={() => onOpen(begun.line)}>{words.goOn(withReadings(begun.title))}</Button>
        )}
        {canMake && next !== null ? (
          <Button busy={making === next} onPress={() => void make(next)}>
            {words.toLevel(next)}
          </Button>
        ) : (
          <Button onPress={onBack}>{words.another}</Button>
        )}
      </div>
      <p class="quiet small" role="status">
        {making !== null ? words.making : isNoneFound ? words.noneFound : ''}
      </p>
    </>
  )
}

const isOpen = ({ status }: Saved): boolean => status !== 'complete' && status !== 'filled'
