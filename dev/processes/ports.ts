import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename } from 'node:path'

/** Checks the loopback address and all interfaces. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** Above `maxPort`, the operating system assigns ports to outgoing connections, so free ports are soon taken. */
const minPort = 15_000
const maxPort = 32_767

export async function findFreePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1)
  return port
}

/** Returns ports that were free a moment ago. Another program may take them before they are used. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  for (let attempts = 0; ports.size < count; attempts += 1) {
    if (attempts === 1000) throw new Error(`No free port could be found from ${minPort} to ${maxPort}.`)
    const port = randomInt(minPort, maxPort + 1)
    if (await isPortFree(port)) ports.add(port)
  }
  return [...ports]
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Returns the program that listens on a port, for example "node (process 1234)"; null if this account cannot see the
 * program.
 */
export function findPortListener(port: number): string | null {
  return process.platform === 'linux' ? findListenerOnLinux(port) : findListenerWithLsof(port)
}

function findListenerOnLinux(port: number): string | null {
  const sockets = new Set(findSocketInodes(port).map((inode) => `socket:[${inode}]`))
  if (sockets.size === 0) return null
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isListening = readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlink(`/proc/${pid}/fd/${fd}`)))
      if (isListening) return `${readCommand(pid)} (process ${pid})`
    } catch {
      // The process belongs to another account, or it has just ended.
    }
  }
  return null
}

function readCommand(pid: string): string {
  const [program = '', firstArgument = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return `${basename(program)} ${basename(firstArgument)}`.trim()
}

/** The kernel's table has the port in hexadecimal, the state (0A means listening) and the inode in fixed columns. */
function findSocketInodes(port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, localAddress, , state]) => localAddress?.endsWith(`:${hexPort}`) && state === '0A')
      .flatMap(({ 9: inode }) => inode ?? []),
  )
}

function readlink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function findListenerWithLsof(port: number): string | null {
  if (process.platform === 'win32') return null
  // In the output, the line with the process id starts with `p`, and the line with the program starts with `c`.
  const output = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' }).stdout ?? ''
  const pid = /^p(\d+)/m.exec(output)?.[1]
  const name = /^c(.+)/m.exec(output)?.[1]
  return pid ? `${name ?? 'a program'} (process ${pid})` : null
}
