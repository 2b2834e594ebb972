import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { sandboxKeys } from '../../functions/hosts/env.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './index.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export async function serveLocally(fetch: Fetch): Promise<{ url: string; stop(): Promise<void> }> {
  const server: ServerType = createAdaptorServer({ fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, stop }
}

export interface TestSandbox extends Sandbox {
  url: string
  secretKey: string
  webhookToken: string
  stateFile: string
  /** Sends a request with the secret key. */
  call(path: string, init?: { method?: string; body?: unknown; headers?: Record<string, string> }): Promise<Response>
  stop(): Promise<void>
}

export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-sandbox-'))
  const settings = {
    secretKey: sandboxKeys.secretKey,
    webhookToken: sandboxKeys.webhookToken,
    webhookUrl: 'http://127.0.0.1:9/nobody-listens',
    stateFile: path.join(folder, 'state.json'),
    now: () => new Date(),
    retryTimesMs: [],
    ...options,
  }
  const sandbox = createSandbox(settings)
  const server = await serveLocally((request) => sandbox.app.fetch(request))
  return {
    ...sandbox,
    ...settings,
    url: server.url,
    call: (address, { method = 'GET', body, headers } = {}) =>
      fetch(server.url + address, {
        method,
        headers: {
          authorization: `Basic ${btoa(`${settings.secretKey}:`)}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
      }),
    async stop() {
      sandbox.close()
      await server.stop()
      // A webhook that is being sent writes the state file when it is finished, so the folder must exist until then.
      await sandbox.webhooks.waitUntilIdle()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
