import { createServer } from 'node:http'
import { defaultSchedule } from '@nusa/shared/publishing'

export const publishingState = {
  site_url: 'http://nusa.example',
  is_opening: false,
  releases: [],
  running: null,
  waiting: [],
  ended: [],
  usual_milliseconds: null,
  schedule: defaultSchedule,
}
export const contentChanges = {
  kind: 'known',
  release: 3,
  total: 1,
  entries: [
    {
      slug: 'tours',
      id: 1,
      collection: 'Tours',
      entry: '"Ubud"',
      kind: 'changed',
      fields: [{ field: 'image_gallery', before: [], after: ['A hill'], differs_in: 'words' }],
    },
  ],
}
export const releaseChanges = {
  content: contentChanges,
  pages: { changed: ['/'], gone: ['/old'] },
  counts: { changed: 1, gone: 1 },
}
export const publishRequest = {
  id: 7,
  back_to: null,
  by: ['editor'],
  changed_by: [],
  asked_at: '2026-11-22T04:00:00.000Z',
  started_at: null,
  ended_at: null,
  step: null,
  steps: [],
  outcome: null,
}

interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  body: unknown
}

/** Responds as the publisher, which has its own tests. The fields can be set. */
export async function startFakePublisher() {
  const createInitialFields = () => ({
    isUp: true,
    acceptsToken: true,
    scheduleResponse: { status: 200, body: publishingState as object },
    releases: [] as object[],
    schedule: publishingState.schedule as object,
    received: [] as ReceivedRequest[],
  })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const { method, url } = request
    const body = text === '' ? null : JSON.parse(text)
    publisher.received.push({ method, url, authorization: request.headers.authorization, body })
    if (!publisher.isUp) return void request.socket.destroy()
    const { status, body: responseBody } = respond(method, url)
    response.writeHead(status).end(JSON.stringify(responseBody))
  })
  const respond = (method: string | undefined, url: string | undefined): { status: number; body: object } => {
    const { acceptsToken, scheduleResponse, releases, schedule } = publisher
    if (!acceptsToken) return { status: 401, body: { error: 'The token is wrong.' } }
    if (url === '/publishing/schedule') return scheduleResponse
    if (url === '/publishing/changes') return { status: 200, body: contentChanges }
    if (url === '/releases/12/changes?since=11') return { status: 200, body: releaseChanges }
    if (method === 'POST') return { status: 200, body: publishRequest }
    return { status: 200, body: { ...publishingState, releases, schedule } }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const publisher = {
    ...createInitialFields(),
    setting: { url: `http://127.0.0.1:${port}`, token: 'the-token' },
    reset: () => void Object.assign(publisher, createInitialFields()),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return publisher
}
