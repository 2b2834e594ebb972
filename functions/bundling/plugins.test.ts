import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { omitPackages, omitUnusedTables } from './plugins.ts'

const functions = path.dirname(import.meta.dirname)

async function bundle(contents: string, plugins: Plugin[], resolveDir = functions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, sourcefile: path.join(resolveDir, 'entry.js') },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    plugins,
  })
  return outputFiles[0]?.text ?? ''
}

test('omitPackages replaces only packages that Payload imports, by functions that throw an error', async () => {
  const code = "import busboy from 'busboy'; busboy()"
  const payload = path.join(functions, '../node_modules/payload/dist')
  const bundled = await bundle(code, [omitPackages()], payload)
  await expect(import(`data:text/javascript,${encodeURIComponent(bundled)}`)).rejects.toThrow('busboy is not part of')
  expect(await bundle(code, [omitPackages()])).toContain('from "busboy"')
})

test('omitUnusedTables leaves out the tables that the API does not use', async () => {
  const code = "import { travellers } from '../cms/generated/payload-generated-schema.ts'; console.log(travellers)"
  const bundled = await bundle(code, [omitUnusedTables()])
  expect(bundled.match(/pgTable\(\s*"\w+"/g)).toEqual([expect.stringContaining('"travellers"')])
})
