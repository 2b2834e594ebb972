import { existsSync, writeFileSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Script } from 'node:vm'
import { codeCachePath } from './load-script.ts'

interface HostModule {
  config?: object
  handler?(event: object): Promise<{ statusCode: number }>
  default?:
    | ((request: Request, context: object) => Promise<Response | undefined>)
    | { fetch(request: Request): Promise<Response> }
}

/*
 * The program that `startBundle` runs in another process. The configuration of the bundle is written to file descriptor
 * 3 as JSON.
 */
const [, , folder = '', host = '', ...requestPaths] = process.argv
const bundle: HostModule = await import(bundleUrl(`${host}.mjs`))
for (const path of requestPaths) await sendRequest(path)
const status = await sendRequest('/api/health')
if (status !== 200) throw new Error(`The status of /api/health is ${status}.`)
writeSync(3, JSON.stringify(bundle.config ?? null))
await writeCodeCache()
process.exit()

function bundleUrl(name: string): string {
  return pathToFileURL(`${folder}/${name}`).href
}

/**
 * Returns the status of the response. A bundle without exports is either a server that listens on a port, or a command
 * that has already finished and has an exit code instead.
 */
async function sendRequest(path: string): Promise<number> {
  const { handler, default: serve } = bundle
  if (handler) return (await handler(createEvent(path))).statusCode
  const request = new Request(`https://nusa.example${path}`)
  if (typeof serve === 'function') return (await serve(request, {}))?.status ?? 200
  if (serve) return (await serve.fetch(request)).status
  if (host === 'node') return (await fetch(`http://127.0.0.1:${process.env.SITE_PORT}${path}`)).status
  return process.exitCode === undefined ? 200 : 500
}

/** The process of another host may have already written the code cache. */
async function writeCodeCache(): Promise<void> {
  const cacheFile = codeCachePath(`${folder}/program.cjs`)
  const { script }: { script: Script } = await import(bundleUrl('program.mjs'))
  if (!existsSync(cacheFile)) writeFileSync(cacheFile, script.createCachedData())
}

/** Creates the event that an HTTP API of AWS sends to its Lambda function. */
function createEvent(path: string): object {
  const [rawPath = '', rawQueryString = ''] = path.split('?')
  return {
    rawPath,
    rawQueryString,
    headers: {},
    requestContext: { domainName: 'nusa.example', http: { method: 'GET', sourceIp: '127.0.0.1' } },
  }
}
