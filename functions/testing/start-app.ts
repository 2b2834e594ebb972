import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { notifyObservers, traceFields } from '@nusa/shared/log'
import { serveLocally, startTestSandbox, type TestSandbox } from '../../dev/sandbox/testing.ts'
import { createTestDatabase } from '../../dev/testing/database.ts'
import { type Connection, connect } from '../adapters/payload/connect.ts'
import { type App, createApp } from '../app.ts'
import { createDeps } from '../hosts/create-deps.ts'
import { parseEnv } from '../hosts/env.ts'
import type { Deps, LogEntry } from '../ports/deps.ts'
import { Browser } from './browser.ts'
import { fakeMailer } from './fake-mailer.ts'

export const payloadSecret = 'a secret only for tests'
const siteUrl = 'http://localhost:4321'
/** The timeout is short, because tests of a slow provider wait until it ends. */
const providerTimeoutMs = 3_000

export interface TestApp {
  app: App
  deps: Deps
  mails: ReturnType<typeof fakeMailer>
  sandbox: TestSandbox
  log: LogEntry[]
  /** The app and the payment provider use this clock. Sessions use the clock of the database. */
  clock: { now: Date }
  /** A connection with full access, which simulates actions of staff in the CMS. */
  office: Connection
  siteUrl: string
  newBrowser(): Browser
  /** Creates a verified account with a complete profile and signs in. */
  newTraveller(email?: string): Promise<Browser>
  stop(): Promise<void>
}

/**
 * Starts the application with a new database and the payment sandbox. `connectVia` returns the environment variables
 * with which the application connects to the database.
 */
export async function startTestApp(
  changes: Partial<Deps['settings']> = {},
  connectVia: (databaseUrl: string) => Promise<Record<string, string>> = async (url) => ({ DATABASE_URL: url }),
): Promise<TestApp> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-functions-'))
  const clock = { now: new Date() }
  const log: LogEntry[] = []
  const mails = fakeMailer()

  const delayed: { answer?: (request: Request) => Promise<Response> } = {}
  const shop = await serveLocally((request) => delayed.answer?.(request) ?? new Response(null, { status: 503 }))
  const sandbox = await startTestSandbox({
    webhookUrl: `${shop.url}/api/webhooks/xendit`,
    now: () => clock.now,
    retryTimesMs: [],
  })
  const env = parseEnv({
    NUSA_ENV: 'local',
    ...(await connectVia(database.url)),
    PAYLOAD_SECRET: payloadSecret,
    SITE_URL: siteUrl,
    DATA_DIR: folder,
    XENDIT_SECRET_KEY: sandbox.secretKey,
    XENDIT_WEBHOOK_TOKEN: sandbox.webhookToken,
    XENDIT_URL: sandbox.url,
  })
  const logEntry = (entry: LogEntry) => {
    const { level, event, ...fields } = entry
    notifyObservers(level, event, fields)
    log.push({ ...entry, ...traceFields() })
  }
  const connected = await createDeps(env, { now: () => clock.now, log: logEntry, providerTimeoutMs })
  const settings = {
    ...connected.deps.settings,
    minAuthDurationMs: 0,
    minMailDurationMs: 0,
    rateLimitScale: 1000,
    ...changes,
  }
  const deps: Deps = { ...connected.deps, mailer: mails, settings }
  const app = createApp(deps)
  // Waits for background work, like a host that stops the process after the response.
  const answer = async (request: Request) => {
    const response = await app.fetch(request)
    await deps.background.waitForCompletion()
    return response
  }
  delayed.answer = answer
  const office = await connect({ databaseUrl: database.url, secret: payloadSecret })
  const newBrowser = () => new Browser(answer, siteUrl)

  return {
    app,
    deps,
    mails,
    sandbox,
    log,
    clock,
    office,
    siteUrl,
    newBrowser,
    newTraveller: (email) => newTraveller(office, newBrowser(), email),
    async stop() {
      await sandbox.stop()
      await shop.stop()
      await connected.close()
      await office.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const password = 'Sawah-hijau-1'

let travellers = 0

async function newTraveller({ payload }: Connection, browser: Browser, requestedEmail?: string): Promise<Browser> {
  travellers += 1
  const email = requestedEmail ?? `traveller-${travellers}@example.com`
  await payload.create({
    collection: 'travellers',
    disableVerificationEmail: true,
    data: {
      email,
      password,
      full_name: 'Ayu Lestari',
      first_name: 'Ayu',
      last_name: 'Lestari',
      username: 'ayu',
      phone: '+62 812 0000 111',
      address: 'Jl. Raya Ubud 1',
      city: 'Ubud',
      country: 'Indonesia',
      _verified: true,
    },
  })
  await browser.call('signIn', { email, password })
  return browser
}
