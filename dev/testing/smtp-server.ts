import { once } from 'node:events'
import { createServer } from 'node:net'

/** Replies to commands that begin with the key, such as `{ RCPT: '550 no such mailbox' }`; all others succeed. */
export type SmtpReplies = Record<string, string>

/** Starts a server that accepts emails with any sign-in or none. `replies` can be changed between emails. */
export async function startSmtpServer(replies: SmtpReplies = {}) {
  const server = createServer((socket) => {
    let isReadingMessage = false
    let unparsedInput = ''
    const reply = (line: string) => void socket.write(`${line}\r\n`)
    const replyTo = (line: string) => {
      if (isReadingMessage && line !== '.') return
      const customCommand = Object.keys(state.replies).find((command) => line.startsWith(command))
      const isEndOfMessage = isReadingMessage
      isReadingMessage = line === 'DATA' && customCommand === undefined
      if (customCommand !== undefined) return reply(state.replies[customCommand] ?? '')
      if (isEndOfMessage) state.received += 1
      if (line.startsWith('EHLO')) return reply('250-here\r\n250 AUTH PLAIN')
      reply(line === 'DATA' ? '354 go on' : line.startsWith('AUTH') ? '235 welcome' : '250 ok')
    }
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      unparsedInput += data.toString()
      const lines = unparsedInput.split('\r\n')
      unparsedInput = lines.pop() ?? ''
      for (const line of lines) replyTo(line)
    })
    reply('220 here')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const state = {
    replies,
    /** The number of accepted emails. */
    received: 0,
    url: `smtp://nusa:secret@127.0.0.1:${port}`,
    stop: () => void server.close(),
  }
  return state
}
