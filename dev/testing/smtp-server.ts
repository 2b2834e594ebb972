import { once } from 'node:events'
import { createServer } from 'node:net'

/** Replies to commands that begin with the key, such as `{ RCPT: '550 no such mailbox' }`; all others succeed. */
export type SmtpReplies = Record<string, string>

/** Starts a server that accepts emails with any sign-in or none. `replies` can be changed between emails. */
export async function startSmtpServer(replies: SmtpReplies = {}) {
  const server = createServer((socket) => {
    let isReadingMessage = false
    let unparsedInput = ''
    const reply = (text: string) => void socket.write(`${text}\r\n`)
    const replyTo = (line: string) => {
      const isEndOfMessage = isReadingMessage && line === '.'
      if (isReadingMessage && !isEndOfMessage) return
      const customReply = findCustomReply(state.replies, line)
      isReadingMessage = line === 'DATA' && customReply === undefined
      if (isEndOfMessage && customReply === undefined) state.receivedCount += 1
      reply(customReply ?? successReply(line))
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
    receivedCount: 0,
    url: `smtp://nusa:secret@127.0.0.1:${port}`,
    stop: () => void server.close(),
  }
  return state
}

function findCustomReply(replies: SmtpReplies, line: string): string | undefined {
  const command = Object.keys(replies).find((command) => line.startsWith(command))
  return command === undefined ? undefined : replies[command]
}

function successReply(line: string): string {
  if (line.startsWith('EHLO')) return '250-here\r\n250 AUTH PLAIN'
  if (line === 'DATA') return '354 go on'
  if (line.startsWith('AUTH')) return '235 welcome'
  return '250 ok'
}
