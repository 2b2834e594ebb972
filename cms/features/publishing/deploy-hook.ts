import type { Endpoint, Payload } from 'payload'
import * as z from 'zod/mini'
import { jsonResponse } from '../../core/http/responses.ts'
import { recordPublish } from './record-publishing.ts'
import { cmsUserName, refuse, restrictToEditors } from './responses.ts'

/** Short, because a hook responds before the build starts. */
const timeoutMs = 10_000
const maxStoredRequests = 10
const maxJobIdLength = 100
const requestsKey = 'deploy-hook'

/** `job` is the id of the build, or null if the host returns none. */
const buildRequestSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  answer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), job: z.nullable(z.string()) }),
    z.object({ kind: z.literal('failed'), message: z.string() }),
  ]),
})

export type BuildRequest = z.infer<typeof buildRequestSchema>

export interface HostState {
  /** The newest request is first. */
  requests: BuildRequest[]
}

/**
 * Endpoints with which editors and administrators publish through a host's deploy hook:
 * - `POST /api/publishing/host` calls the hook;
 * - `GET /api/publishing/host` returns the last requests.
 *
 * The URL of the hook is a secret and is never returned.
 */
export function deployHookEndpoints(hookUrl: string | undefined): Endpoint[] {
  return [
    {
      path: '/publishing/host',
      method: 'get',
      handler: restrictToEditors(async ({ payload }) =>
        hookUrl ? jsonResponse(await readHostState(payload)) : refuse('noDeployHook'),
      ),
    },
    {
      path: '/publishing/host',
      method: 'post',
      handler: restrictToEditors(async (req) => {
        if (!hookUrl) return refuse('noDeployHook')
        const at = new Date().toISOString()
        const buildRequest: BuildRequest = { at, by: cmsUserName(req), answer: await callDeployHook(hookUrl) }
        const { requests } = await readHostState(req.payload)
        const state: HostState = { requests: [buildRequest, ...requests].slice(0, maxStoredRequests) }
        await req.payload.kv.set(requestsKey, state.requests)
        if (buildRequest.answer.kind === 'accepted') await recordPublish(req)
        return jsonResponse(state)
      }),
    },
  ]
}

async function readHostState({ kv }: Pick<Payload, 'kv'>): Promise<HostState> {
  const parsed = z.safeParse(z.array(buildRequestSchema), await kv.get(requestsKey))
  return { requests: parsed.success ? parsed.data : [] }
}

/** Requests a build. Failures are returned with a message, not thrown. */
export async function callDeployHook(hook: string): Promise<BuildRequest['answer']> {
  const createFailure = (message: string) => ({ kind: 'failed', message }) as const
  const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (!response) return createFailure('The host does not respond. Please try again in a minute.')
  const text = await response.text().catch(() => '')
  if ([401, 403, 404, 410].includes(response.status)) {
    return createFailure(
      `The host does not know this hook (it responded with ${response.status}): an operator has to correct DEPLOY_HOOK_URL.`,
    )
  }
  if (response.status === 429)
    return createFailure('The host received too many requests. Please try again in a few minutes.')
  if (!response.ok) return createFailure(`The host responded with ${response.status}. The live site is unchanged.`)
  return { kind: 'accepted', job: parseJobId(text) }
}

const idSchema = z.union([z.string(), z.int()])
/** Vercel returns the build id in `job`, Cloudflare in `result`, other hosts at the top level. Netlify returns none. */
const jobSchema = z.union([
  z.object({ job: z.object({ id: idSchema }) }),
  z.object({ result: z.object({ id: idSchema }) }),
  z.object({ id: idSchema }),
])

function parseJobId(text: string): string | null {
  const result = z.safeParse(jobSchema, jsonOrNull(text))
  return result.success ? String(jobIdOf(result.data)).slice(0, maxJobIdLength) : null
}

function jobIdOf(response: z.infer<typeof jobSchema>): string | number {
  if ('job' in response) return response.job.id
  return 'result' in response ? response.result.id : response.id
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
