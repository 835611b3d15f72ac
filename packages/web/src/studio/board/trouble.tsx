/** Why there is no board, and a button for the nearest change that would work. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { boardText } from '../text/board.ts'
import { problemSentence } from '../text/spell.ts'
import { useText } from '../text/text.ts'

interface Props {
  readonly workspace: Workspace
  readonly problem: Problem
}

export function Trouble({ workspace, problem }: Props) {
  const text = useText(boardText)
  const lang = useLang()
  const [size, setSize] = useState<number | null>(null)
  useEffect(() => {
    let isLeft = false
    setSize(null)
    if (problem.code !== 'same-again')
      void workspace.remedy().then((found) => {
        if (!isLeft) setSize(found)
      })
    return () => {
      isLeft = true
    }
  }, [workspace, problem])
  return (
    <div class="trouble" role="alert" data-problem={problem.code}>
      <p>{problemSentence(problem, lang)}</p>
      {size !== null && (
        <Button does="remedy" onPress={() => void workspace.trySize(size)}>
          {text.trySize(size)}
        </Button>
      )}
    </div>
  )
}
