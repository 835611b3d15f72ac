/**
 * A full disk: writes are refused in one sentence, stored data can still be read, and the server recovers when there is
 * space. The tests use a small tmpfs, which only root can mount.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { firstLines, gone, kumiki, over } from '../batches/place.contract.ts'
import { ask, sudoku } from './place.contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'kumiki-test-'))
const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'kumiki', folder])
const canMount = mount.status === 0
if (!canMount) console.log('No small disk can be made here (mount needs root on Linux): a full one is not tested.')
afterAll(async () => {
  if (canMount) spawnSync('umount', ['--lazy', folder])
  await rm(folder, { recursive: true, force: true })
})

const filler = join(folder, 'filler')

async function fill(): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  await writeFile(filler, Buffer.alloc(bavail * bsize))
}

describe.skipIf(!canMount)('a full disk', () => {
  it('is reported in one sentence, loses nothing, and is over when there is space again', async () => {
    const line = await sudoku()
    const child = kumiki('serve', '--port', '0', '--data', join(folder, 'data'), '--jobs', '0', '--pace', '10000')
    const [address = ''] = await firstLines(child, 1)
    const base = address.slice(0, -1)
    const publish = () => ask(base, 'POST', '/api/puzzles', line)
    const { id } = (await publish()).json
    await fill()
    const kept: string[] = [id]
    const outcome = new Set<string>()
    // uses up the preallocated space first
    for (let tries = 0; tries < 4_000 && outcome.size === 0; tries++) {
      const { status, json } = await publish()
      if (status === 201) kept.push(json.id)
      else outcome.add(`${status} ${json.problem.code}`)
    }
    expect([...outcome].every((one) => ['503 disk-full', '503 database-away'].includes(one))).toBe(true)
    expect(outcome.size).toBeGreaterThan(0)
    await rm(filler)
    const again = async () => {
      const { status, json } = await publish()
      if (status === 201) kept.push(json.id)
      return status
    }
    await expect.poll(again).toBe(201)
    const found = await Promise.all(kept.map(async (one) => (await ask(base, 'GET', `/api/puzzles/${one}`)).status))
    expect(found.filter((one) => one !== 200)).toEqual([])
    console.log(`A full disk said: ${[...outcome].join(', ')}; ${kept.length} puzzles were kept before and after.`)
    child.kill('SIGTERM')
    await gone(child)
  })

  it('is reported in one sentence at the start too', async () => {
    await fill()
    const { code, out, err } = await over(kumiki('serve', '--port', '0', '--data', join(folder, 'other')))
    expect([code, out]).toEqual([2, ''])
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toMatch(/the disk is full|No space left/)
    await rm(filler)
  })
})
