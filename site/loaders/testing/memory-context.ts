import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { DataStore, LoaderContext } from 'astro/loaders'
import type { LoadContext } from '../cms.ts'

type Stored = ReturnType<DataStore['values']>[number]

/** What Astro hands a loader, kept in memory; `log` holds what the loader said. */
export function memoryContext(): LoadContext & { log: string[] } {
  const entries = new Map<string, Stored>()
  const meta = new Map<string, string>()
  const log: string[] = []
  const store: Pick<DataStore, 'get' | 'set' | 'delete' | 'clear' | 'keys' | 'has'> = {
    get: ((id: string) => entries.get(id)) as DataStore['get'],
    set: ({ id, data, digest }) => {
      if (digest !== undefined && entries.get(id)?.digest === digest) return false
      entries.set(id, { id, data, digest })
      return true
    },
    delete: (id) => void entries.delete(id),
    clear: () => entries.clear(),
    keys: () => [...entries.keys()],
    has: (id) => entries.has(id),
  }
  return {
    log,
    store,
    meta: {
      get: (key) => meta.get(key),
      set: (key, value) => void meta.set(key, value),
      has: (key) => meta.has(key),
      delete: (key) => void meta.delete(key),
    },
    generateDigest: (data) => createHash('sha1').update(JSON.stringify(data)).digest('hex'),
    logger: { info: (message) => void log.push(message) },
    config: { root: pathToFileURL(`${process.cwd()}/`) as LoaderContext['config']['root'] },
  }
}
