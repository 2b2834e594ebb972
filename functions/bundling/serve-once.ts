import { existsSync, writeFileSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Script } from 'node:vm'
import { codeCachePath } from './load-script.ts'

/** What the bundle of a host may export. */
interface HostModule {
  config?: object
  handler?(event: object): Promise<{ statusCode: number }>
  default?:
    | ((request: Request, context: object) => Promise<Response | undefined>)
    | { fetch(request: Request): Promise<Response> }
}

// The program of `startBundle`.
const [, , folder = '', host = '', ...requests] = process.argv
const bundle: HostModule = await import(urlOf(`${host}.mjs`))
for (const path of requests) await answer(path)
const status = await answer('/api/health')
if (status !== 200) throw new Error(`The status of /api/health is ${status}.`)
writeSync(3, JSON.stringify(bundle.config ?? null))
await writeCodeCache()
process.exit()

function urlOf(name: string): string {
  return pathToFileURL(`${folder}/${name}`).href
}

/** Returns the status of the response. A program without exports serves a port, or has already done its work. */
async function answer(path: string): Promise<number> {
  const { handler, default: serve } = bundle
  if (handler) return (await handler(eventOf(path))).statusCode
  const request = new Request(`https://nusa.example${path}`)
  if (typeof serve === 'function') return (await serve(request, {}))?.status ?? 200
  if (serve) return (await serve.fetch(request)).status
  if (host === 'node') return (await fetch(`http://127.0.0.1:${process.env.SITE_PORT}${path}`)).status
  return process.exitCode === undefined ? 200 : 500
}

/** Writes the code that V8 has compiled until now, unless the process of another host has done it. */
async function writeCodeCache(): Promise<void> {
  const cache = codeCachePath(`${folder}/program.cjs`)
  const { script }: { script: Script } = await import(urlOf('program.mjs'))
  if (!existsSync(cache)) writeFileSync(cache, script.createCachedData())
}

/** Returns the event of an HTTP API of AWS. */
function eventOf(path: string): object {
  const [rawPath = '', rawQueryString = ''] = path.split('?')
  return {
    rawPath,
    rawQueryString,
    headers: {},
    requestContext: { domainName: 'nusa.example', http: { method: 'GET', sourceIp: '127.0.0.1' } },
  }
}
