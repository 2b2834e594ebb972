import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Publish, type PublishingState, publishingStateSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { FixtureCms } from '../../loaders/testing/fixture-cms.ts'
import { fixtureContent } from '../../loaders/testing/fixture-content.ts'
import { prepareBuildEnvironment } from '../../testing/build-environment.ts'

const site = path.join(import.meta.dirname, '..', '..')
const token = 'the token of the publisher'

export type PublisherProcess = Awaited<ReturnType<typeof startPublisherProcess>>

/** Starts a publisher in a separate process, and publishes the fixture content once. */
export async function startPublisherProcess(changes: NodeJS.ProcessEnv = {}) {
  const cms = new FixtureCms()
  const content = fixtureContent()
  const home = await mkdtemp(path.join(tmpdir(), 'nusa-publisher-'))
  const dist = path.join(home, 'dist')
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = {
    ...(await prepareBuildEnvironment()),
    NUSA_ENV: 'local',
    ALLOW_EXAMPLE_CONTENT: 'true',
    DIST_DIR: dist,
    ASTRO_CACHE_DIR: path.join(home, 'cache'),
    PUBLISHER_PORT: String(port),
    PUBLISHER_TOKEN: token,
    CATALOG_TOKEN: cms.token,
    CMS_URL: await cms.start(),
    ...changes,
  }
  let log = ''
  let child: ChildProcess

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [path.join(site, 'publisher.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.stderr.on('data', (text) => {
      log += String(text)
    })
    child = started
    await once(started.stdout, 'data')
  }

  async function kill(signal?: 'SIGKILL'): Promise<void> {
    child.kill(signal)
    await once(child, 'exit')
  }

  const get = (at: string) => fetch(address + at, { headers: { authorization: `Bearer ${token}` } })
  const post = (at: string, body: object) =>
    fetch(address + at, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  async function state(at = '/publishing'): Promise<PublishingState> {
    return z.parse(publishingStateSchema, await (await get(at)).json())
  }

  /** Returns the publish after its end. */
  async function publish(body: object = { by: ['Wayan'] }): Promise<Publish | undefined> {
    await post('/publishing', body)
    return (await state('/publishing/idle')).ended[0]
  }

  await start()
  await publish()
  return {
    cms,
    content,
    home,
    dist,
    env,
    token,
    start,
    kill,
    get,
    post,
    state,
    publish,
    log: () => log,
    read: (file: string) => readFile(path.join(dist, file), 'utf8'),
    edit(notes: string) {
      const [tour] = content.tours ?? []
      cms.publish('tours', { ...tour, id: 1, notes })
    },
    async stop() {
      await kill()
      await cms.stop()
      await rm(home, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
