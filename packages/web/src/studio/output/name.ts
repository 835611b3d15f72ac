/** The file name of a puzzle, from its title. */
import { openFile } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { fileNameOf } from './site.ts'

export function useName(line: string): string {
  const [name, setName] = useState('kumiki')
  useEffect(() => {
    void openFile(line).then((file) => file.ok && setName(fileNameOf(file.value.title, file.value.kind)))
  }, [line])
  return name
}
