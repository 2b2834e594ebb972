import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { addRemoteAddressHeader, remoteAddressHeader } from './remote-address.ts'

test('the server sets the remote address header, overriding a value sent by the caller', async () => {
  addRemoteAddressHeader()
  const server = createServer(({ headers }, response) => response.end(headers[remoteAddressHeader]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  for (const headers of [undefined, { [remoteAddressHeader]: '6.6.6.6' }]) {
    expect(await (await fetch(url, { headers })).text()).toBe('127.0.0.1')
  }
  await new Promise((resolve) => server.close(resolve))
})
