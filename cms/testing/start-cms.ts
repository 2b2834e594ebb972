import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { createTestDatabase } from '../../dev/testing/database.ts'
import { cmsConfig } from '../config/cms-config.ts'
import type { CmsEnv } from '../core/env.ts'

/** The whole CMS with its own database and folders, but without Next.js: tests call its REST API as a function. */
export interface TestCms {
  payload: Payload
  env: CmsEnv
  config: SanitizedConfig
  /** Calls the REST API, for example `GET /api/tours`. */
  call(
    method: string,
    address: string,
    options?: {
      token?: string
      body?: unknown
      form?: FormData
      file?: string | Uint8Array<ArrayBuffer>
      headers?: HeadersInit
    },
  ): Promise<Response>
  stop(): Promise<void>
}

export async function startCms(envChanges: Partial<CmsEnv> = {}, configure = cmsConfig): Promise<TestCms> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-cms-'))
  const env: CmsEnv = {
    isLocal: true,
    databaseUrl: database.url,
    databasePoolSize: 10,
    secret: 'a secret only for tests',
    cmsUrl: 'http://cms.example',
    mediaDir: path.join(folder, 'media'),
    mediaBucket: null,
    outboxDir: path.join(folder, 'outbox'),
    smtpUrl: undefined,
    mailFrom: 'Nusa <hello@nusa.example>',
    mailReplyTo: undefined,
    hasPaymentKeys: null,
    catalogToken: undefined,
    buildHookUrl: undefined,
    cronSecret: undefined,
    buildHookDelayMs: 1,
    deployHookUrl: undefined,
    publisher: null,
    siteUrl: undefined,
    trustedProxyHeader: null,
    proxyRequestIdHeader: null,
    allowsExamples: false,
    isMonitored: false,
    release: null,
    minSignInResponseMs: 0,
    ...envChanges,
  }
  const config = await configure(env)
  // Errors that tests provoke on purpose are not logged.
  config.loggingLevels = {
    ...config.loggingLevels,
    ...{ APIError: false, Forbidden: false, QueryError: false, RefusalError: false, ValidationError: false },
  }
  // Payload keeps one instance per key and process, and the REST API looks it up by that key.
  const instanceKey = folder
  // The first request would otherwise start the cron jobs that run each minute, in the middle of a test.
  const payload = await getPayload({ config, key: instanceKey, disableOnInit: true, cron: true })
  for (const cron of payload.crons.splice(0)) cron.stop()
  return {
    payload,
    env,
    config,
    call: (method, address, { token, body, form, file, headers } = {}) => {
      const requestHeaders = new Headers(headers)
      if (token) requestHeaders.set('Authorization', `JWT ${token}`)
      if (body !== undefined) requestHeaders.set('Content-Type', 'application/json')
      const json = body === undefined ? undefined : JSON.stringify(body)
      const request = new Request(`${env.cmsUrl}${address}`, {
        method,
        headers: requestHeaders,
        body: file ?? form ?? json,
      })
      return handleEndpoints({ config, request, payloadInstanceCacheKey: instanceKey })
    },
    async stop() {
      // Payload never closes its connections. Dropping the database does.
      await payload.destroy()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
