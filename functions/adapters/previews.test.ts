import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cmsPreviews } from './previews.ts'

const requestedPaths: (string | undefined)[] = []

// Answers like the CMS for an expired link.
const cms = createServer((request, response) => {
  requestedPaths.push(request.headers['accept-language'])
  response.writeHead(401).end(JSON.stringify({ errors: [{ message: 'Tautan ini sudah berakhir.' }] }))
})

beforeAll(async () => {
  cms.listen(0, 'localhost')
  await once(cms, 'listening')
})
afterAll(() => cms.close())

test("previews and refusals are in the editor's language", async () => {
  const { port } = cms.address() as AddressInfo
  const { render } = cmsPreviews(`http://localhost:${port}`)
  const refused = { kind: 'refused', status: 401, message: 'Tautan ini sudah berakhir.' }
  expect(await render('t1', 'id')).toEqual(refused)
  await render('t1', 'en', { title: 'Ubud' })
  expect(requestedPaths).toEqual(['id', 'en'])
})

test("an unreachable CMS is reported in the editor's language", async () => {
  // No server listens on this port.
  const { render } = cmsPreviews('http://localhost:1')
  expect(await render('t1', 'en')).toMatchObject({ status: 503, message: expect.stringContaining('does not answer') })
  expect(await render('t1', 'id')).toMatchObject({ status: 503, message: expect.stringContaining('tidak menjawab') })
})
