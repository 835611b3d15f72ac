/** Every game of this device. */
import { Disk } from './disk.ts'
import { readSaved, type Saved } from './saved.ts'
import { openShelf, type Shelf, storageHere } from './shelf.ts'

export type { Saved } from './saved.ts'

export type Games = Shelf<Saved>

export const openGames = (disk: Disk<Saved> = new Disk(storageHere())): Promise<Games> =>
  openShelf(disk, readSaved, 'kumiki.games')
