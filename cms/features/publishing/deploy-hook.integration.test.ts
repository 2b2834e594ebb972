import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { callDeployHook } from './deploy-hook.ts'

let cms: TestCms
let editor = ''
let hostResponse: { status: number; text: string }
let hookCalls: (string | undefined)[]
let hook = ''

const host = createServer((request, response) => {
  hookCalls.push(`${request.method} ${request.url}`)
  response.writeHead(hostResponse.status).end(hostResponse.text)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  hook = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hooks/secret`
  cms = await startCms({ deployHookUrl: hook })
  editor = (await createCmsUser(cms, 'editor')).token
})
afterAll(async () => {
  await cms.stop()
  await new Promise((resolve) => host.close(resolve))
})
beforeEach(() => {
  hostResponse = { status: 200, text: '' }
  hookCalls = []
})

const call = async (method: string, token: string) => {
  const answer = await cms.call(method, '/api/publishing/host', { token })
  return { status: answer.status, body: await answer.json() }
}

test('the list of build requests contains the user, the time and the response of the host, newest first', async () => {
  hostResponse = { status: 201, text: '{"job":{"id":"b-7","state":"PENDING"}}' }
  await call('POST', editor)
  hostResponse = { status: 500, text: 'oops' }
  await call('POST', editor)
  expect(hookCalls).toEqual(['POST /hooks/secret', 'POST /hooks/secret'])
  const { status, body } = await call('GET', editor)
  expect(status).toBe(200)
  expect(body.requests).toMatchObject([
    { by: 'editor', answer: { kind: 'failed', message: 'The host responded with 500. The live site is unchanged.' } },
    { by: 'editor', at: expect.stringMatching(/Z$/), answer: { kind: 'accepted', job: 'b-7' } },
  ])
  expect(JSON.stringify(body)).not.toContain('secret')
  const { docs } = await cms.payload.find({ collection: 'audit-log' })
  expect(docs).toMatchObject([{ who: 'editor', operation: 'publish', kind: 'site' }])
})

test('the CMS stores only the last ten build requests', async () => {
  for (let time = 0; time < 11; time++) await call('POST', editor)
  expect((await call('GET', editor)).body.requests).toHaveLength(10)
})

test('staff and anonymous callers cannot trigger a build', async () => {
  const { token } = await createCmsUser(cms, 'staff')
  for (const who of [token, '']) {
    for (const method of ['GET', 'POST']) expect((await call(method, who)).status).toBe(403)
  }
  expect(hookCalls).toEqual([])
})

test.each([
  [200, '', { kind: 'accepted', job: null }],
  [200, '{"result":{"id":"cf-1"},"success":true}', { kind: 'accepted', job: 'cf-1' }],
  [200, '{"id":12}', { kind: 'accepted', job: '12' }],
  [404, '', { kind: 'failed', message: expect.stringContaining('an operator has to correct DEPLOY_HOOK_URL') }],
  [429, '', { kind: 'failed', message: expect.stringContaining('too many requests') }],
])('callDeployHook returns the result of a response with status %i and body %j', async (status, text, answer) => {
  hostResponse = { status, text }
  expect(await callDeployHook(hook)).toEqual(answer)
})

test('callDeployHook reports that the host is unreachable', async () => {
  expect(await callDeployHook('http://127.0.0.1:9/')).toEqual({
    kind: 'failed',
    message: 'The host does not respond. Please try again in a minute.',
  })
})
