import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Returns the file and everything that it imports statically. Dynamic imports are not included. */
function withImports(outputs: Readonly<Record<string, { imports: readonly Imported[] }>>, file: string): Set<string> {
  const found = new Set([file])
  for (const name of found)
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') found.add(path)
  return found
}

interface Imported {
  path: string
  kind: string
}

test('the session code in the header has at most 3 kB', async () => {
  const folder = 'site/features/account/auth'
  const contents = `import './frame.client.ts'`
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: folder, sourcefile: 'header.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    outdir: 'header',
  })
  const first = withImports(metafile.outputs, 'header/stdin.js')
  const code = outputFiles.filter(({ path }) => [...first].some((name) => path.endsWith(`/${name}`)))
  expect(code.length).toBe(first.size)
  const bytes = brotliCompressSync(Buffer.concat(code.map(({ contents }) => contents))).byteLength
  expect(bytes / 1000, 'kB').toBeLessThanOrEqual(3)
})
