import { fileURLToPath } from 'node:url'
import type { CatalogCollection } from '@nusa/shared/catalog'
import type { Loader, LoaderContext } from 'astro/loaders'
import { codeHash } from './code-hash.mjs'
import { type CmsAccess, cmsAccess, fetchExport } from './fetch-export.ts'
import { globalsKey } from './globals.ts'
import { type CollectionChange, type ParsedExport, parseExport } from './parse-export.ts'

/** The parts of Astro's context that a loader here uses. */
export type LoadContext = Pick<LoaderContext, 'meta' | 'generateDigest'> & {
  store: Pick<LoaderContext['store'], 'get' | 'set' | 'delete' | 'clear' | 'keys' | 'has'>
  logger: Pick<LoaderContext['logger'], 'info'>
  config: Pick<LoaderContext['config'], 'root'>
}

/**
 * How everything that the CMS has is loaded. Each build asks the CMS once, for what changed since the last build, and all
 * collections share the answer.
 */
export function loadersOf(access: CmsAccess) {
  const ask = sharedAnswers(access)
  return {
    collection: (name: CatalogCollection, context: LoadContext) => loadCollection(name, context, access, ask),
    globals: (context: LoadContext) => loadGlobals(context, access, ask),
  }
}

/** The same as Astro's loaders. */
export function cmsLoaders(access: CmsAccess = cmsAccess()) {
  const load = loadersOf(access)
  return {
    collection: (name: CatalogCollection): Loader => ({
      name: 'cms',
      load: (context) => load.collection(name, context),
    }),
    globals: (): Loader => ({ name: 'cms', load: load.globals }),
  }
}

type Ask = (cursor: string | undefined) => Promise<ParsedExport>

/** Collections load side by side: those that ask from the same cursor get the same answer. */
function sharedAnswers(access: CmsAccess): Ask {
  const underWay = new Map<string | undefined, Promise<ParsedExport>>()
  return (cursor) => {
    const known = underWay.get(cursor)
    if (known) return known
    const answer = fetchExport(access, cursor).then(parseExport)
    underWay.set(cursor, answer)
    const forget = () => void underWay.delete(cursor)
    answer.then(forget, forget)
    return answer
  }
}

/** What the stored entries were parsed by and where they came from; entries of another origin are loaded anew. */
function originOf({ config }: LoadContext, access: CmsAccess): string {
  const root = fileURLToPath(config.root)
  return codeHash(
    [`${root}shared/catalog`, `${root}shared/money/rupiah.ts`, `${root}shared/dates/local-date.ts`],
    [access.url],
  )
}

function knownCursor({ meta }: LoadContext, origin: string): string | undefined {
  return meta.get('origin') === origin ? meta.get('cursor') : undefined
}

function keepCursor({ meta }: LoadContext, origin: string, cursor: string): void {
  meta.set('origin', origin)
  meta.set('cursor', cursor)
}

async function loadCollection(
  name: CatalogCollection,
  context: LoadContext,
  access: CmsAccess,
  ask: Ask,
): Promise<void> {
  const origin = originOf(context, access)
  const since = knownCursor(context, origin)
  let answer = await ask(since)
  if (since === undefined) context.store.clear()
  let changes = applyChange(answer.collections[name], context)
  if (isIncomplete(answer.collections[name], context)) {
    answer = await ask(undefined)
    context.store.clear()
    changes = applyChange(answer.collections[name], context)
  }
  keepCursor(context, origin, answer.cursor)
  if (changes > 0) context.logger.info(`${name}: ${changes} changed, ${context.store.keys().length} in all`)
}

/** Stores what changed and drops what is not live any more. Gives back how many entries that touched. */
function applyChange({ live, changed }: CollectionChange, { store, generateDigest }: LoadContext): number {
  const gone = store.keys().filter((id) => !live.has(id))
  for (const id of gone) store.delete(id)
  const written = changed.filter(({ id, data }) => store.set({ id, data, digest: generateDigest(data) }))
  return gone.length + written.length
}

/** Says whether something is live that neither the store nor the answer has, as after a store was lost in part. */
function isIncomplete({ live }: CollectionChange, { store }: LoadContext): boolean {
  return [...live].some((id) => !store.has(id))
}

async function loadGlobals(context: LoadContext, access: CmsAccess, ask: Ask): Promise<void> {
  const origin = originOf(context, access)
  const { globals, cursor } = await ask(knownCursor(context, origin))
  context.store.set({ id: globalsKey, data: globals, digest: context.generateDigest(globals) })
  keepCursor(context, origin, cursor)
}
