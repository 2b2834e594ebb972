import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CatalogCollection, type CatalogExport, catalogSchemas } from '@nusa/shared/catalog'
import { fixtureContent, fixtureGlobals } from './fixture-content.ts'

type Entry = Record<string, unknown> & { id: number | string }
type Content = Partial<Record<CatalogCollection, readonly Entry[]>>

const collections = Object.keys(catalogSchemas) as CatalogCollection[]

/** How many seconds before a cursor the CMS starts, to include saves that were in progress then. */
const overlapSeconds = 30

/**
 * Serves content from memory over HTTP. The clock advances only with edits, by a second per edit. The initial content
 * is much older.
 */
export class FixtureCms {
  readonly token = 'fixture-token'
  /** In the order of the requests; null for a request without a cursor. */
  readonly requestedCursors: (string | null)[] = []
  readonly globals: Record<string, unknown>
  breaksConnections = false
  #now = 1
  readonly #entries = new Map<CatalogCollection, Map<string, { entry: Entry; changedAt: number }>>()
  readonly #server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    const isAllowed = request.headers.authorization === `Bearer ${this.token}`
    const isKnown = address.pathname === '/api/catalog'
    let status = isAllowed ? 200 : 401
    if (!isKnown) status = 404
    const answer = JSON.stringify(status === 200 ? this.#answer(address.searchParams.get('since')) : {})
    response.writeHead(status, { 'content-type': 'application/json' })
    if (this.breaksConnections) response.write(answer.slice(0, answer.length / 2), () => response.destroy())
    else response.end(answer)
  })

  constructor(content: Content = fixtureContent(), globals: Record<string, unknown> = fixtureGlobals()) {
    this.globals = globals
    for (const name of collections) for (const entry of content[name] ?? []) this.publish(name, entry)
    this.#now += 2 * overlapSeconds
  }

  /** Returns the URL. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  publish(name: CatalogCollection, entry: Entry): void {
    const entries = this.#entries.get(name) ?? new Map()
    this.#now += 1
    this.#entries.set(name, entries.set(String(entry.id), { entry, changedAt: this.#now }))
  }

  unpublish(name: CatalogCollection, id: number | string): void {
    this.#now += 1
    this.#entries.get(name)?.delete(String(id))
  }

  #answer(since: string | null): CatalogExport {
    this.requestedCursors.push(since)
    const from = since === null ? 0 : Number(since) - overlapSeconds
    const answers = collections.map((name) => {
      const all = [...(this.#entries.get(name)?.values() ?? [])]
      const changed = all.filter(({ changedAt }) => changedAt > from).map(({ entry }) => entry)
      return [name, { live: all.map(({ entry }) => entry.id), changed }]
    })
    return { cursor: String(this.#now), collections: Object.fromEntries(answers), globals: this.globals }
  }
}
