import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { EmptyServices } from './empty-services.ts'

type Services = Omit<EmptyServices, 'stop'>

/** These requests run most of the code that any request needs, so that V8's code cache contains that code. */
const requestPaths = ['/api/currency-rates', '/api/availability?kind=room&id=1&from=2026-12-01&to=2026-12-31']

/**
 * Starts the bundle of a host in another process. Returns the exported configuration as JSON, which is 'null' if the
 * bundle exports none.
 * @throws An Error with the output of the process if the bundle does not start or is not healthy.
 */
export async function startBundle(folder: string, host: string, services: Services): Promise<string> {
  const program = path.join(import.meta.dirname, 'serve-once.ts')
  const child = spawn(process.execPath, [program, folder, host, ...requestPaths], {
    env: createEnvironment(services),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [output, errorOutput, config] = await Promise.all(child.stdio.slice(1).map((stream) => readAll(stream)))
  if (child.exitCode === null) await once(child, 'exit')
  const reason = child.exitCode === 0 ? 'The process ended without a response.' : `${output}${errorOutput}`
  if (child.exitCode !== 0 || !config) throw new Error(`The functions of ${host} do not start:\n${reason}`)
  return config
}

const readAll = (stream: unknown) => (stream instanceof Readable ? text(stream) : '')

function createEnvironment({ databaseUrl, paymentsUrl, freePort }: Services): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only for this build',
    SITE_URL: 'https://nusa.example',
    SITE_PORT: String(freePort),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'nobody@nusa.example',
    XENDIT_URL: paymentsUrl,
    XENDIT_SECRET_KEY: 'xnd_production_none',
    XENDIT_WEBHOOK_TOKEN: 'only for this build',
    TRUSTED_PROXY_HEADER: 'none',
  }
}
