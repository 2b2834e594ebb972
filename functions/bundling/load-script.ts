import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'

// An import statement would also load Node's file streams and promises, which slow down a cold start and are not needed
// here.
const { readFileSync, statSync } = process.getBuiltinModule('node:fs')

type Exports = Record<string, unknown>
type Wrapper = (
  exports: Exports,
  require: NodeRequire,
  module: { exports: Exports },
  file: string,
  folder: string,
  importModule: (relative: string) => Promise<unknown>,
) => void

/** The path contains Node's version, because V8 rejects a code cache of another version. */
export const codeCachePath = (file: string) => `${file}.${process.version}-${process.platform}-${process.arch}`

/**
 * Runs a script, with its V8 code cache if the cache file exists. The script is a function with the parameters of
 * `Wrapper`, and must be ASCII. `importModule` replaces `import()`, because Node's support of `import()` in scripts is
 * experimental.
 *
 * Unlike Node's compile cache, V8's code cache includes functions that were compiled after the script was loaded.
 * Compiling them would take a quarter of a cold start.
 */
export function loadScript<Result extends Exports>(file: string): { exports: Result; script: Script } {
  const cacheFile = codeCachePath(file)
  const hasCache = statSync(cacheFile, { throwIfNoEntry: false }) !== undefined
  const cachedData = hasCache ? readFileSync(cacheFile) : undefined
  const script = new Script(readFileSync(file, 'latin1'), { filename: file, cachedData })
  const module = { exports: {} as Result }
  const runScript: Wrapper = script.runInThisContext()
  const importModule = (relative: string) => import(new URL(relative, pathToFileURL(file)).href)
  runScript(module.exports, createRequire(file), module, file, path.dirname(file), importModule)
  return { exports: module.exports, script }
}
