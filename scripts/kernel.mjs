/**
 * Compiles the kernel of dense word searches (packages/core/assembly) and writes it into the core; --check only
 * compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import asc from 'assemblyscript/asc'
import { root } from './setup.mjs'

const source = join(root, 'packages/core/assembly')
const target = join(root, 'packages/core/src/kinds/wordsearch/dense/kernel.ts')

let binary = new Uint8Array()
const { error, stderr } = await asc.main(
  [
    'index.ts',
    '--outFile',
    'kernel.wasm',
    '-O3',
    '--noAssert',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--use',
    'abort=',
    // the warning is about 128-bit numbers, which only pass between functions of the kernel
    '--disableWarning',
    '112',
  ],
  {
    readFile: (name) => {
      // the compiler also asks for names that may be no file, and expects null for those
      try {
        return readFileSync(join(source, name), 'utf8')
      } catch {
        return null
      }
    },
    writeFile: (_name, contents) => {
      binary = contents
    },
    listFiles: () => [],
  },
)
if (stderr.toString() !== '') console.error(stderr.toString())
if (error) {
  console.error(error.message)
  process.exit(1)
}

const text = `/** Written by \`npm run kernel\` from packages/core/assembly: the bytes of a WebAssembly module, in hexadecimal. */
export const kernel =
  '${Buffer.from(binary).toString('hex')}'
`
if (process.argv.includes('--check')) {
  const fresh = readFileSync(target, 'utf8') === text
  if (!fresh) console.error('packages/core/src/kinds/wordsearch/dense/kernel.ts is not up to date: npm run kernel')
  process.exit(fresh ? 0 : 1)
}
writeFileSync(target, text)
console.error(`${binary.length} bytes written to packages/core/src/kinds/wordsearch/dense/kernel.ts`)
