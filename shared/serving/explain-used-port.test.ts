import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { explainUsedPort } from './index.ts'

test('explainUsedPort names the server and the environment variable if another program uses the port', async () => {
  const [first, second] = [createServer(), createServer()]
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
  const address = first.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'))
  expect(explainUsedPort(error, 'the CMS', 'CMS_PORT')).toBe(
    'The port of the CMS is in use. Stop what listens there, or set CMS_PORT to another port.',
  )
  first.close()
})

test('explainUsedPort returns null for any other error', () => {
  expect(explainUsedPort(Object.assign(new Error('listen'), { code: 'EACCES' }), 'the CMS', 'CMS_PORT')).toBeNull()
  expect(explainUsedPort('EADDRINUSE', 'the CMS', 'CMS_PORT')).toBeNull()
})
