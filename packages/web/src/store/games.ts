/** The store of all games on this device. */
import { Disk, type Keeper } from './disk.ts'
import { readSaved, type Saved } from './saved.ts'
import { openStore, type Store, storageHere } from './store.ts'

export type { Saved } from './saved.ts'

export type Games = Store<Saved>

export const openGames = (disk: Keeper<Saved> = new Disk(storageHere())): Promise<Games> =>
  openStore(disk, readSaved, 'kumiki.games')
