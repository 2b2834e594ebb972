import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Describes the program that listens on a port, as far as this account may see it: "node (process 1234)". */
export function findPortListener(port: number): string | null {
  return process.platform === 'linux' ? listenerOnLinux(port) : listenerElsewhere(port)
}

function listenerOnLinux(port: number): string | null {
  const sockets = new Set(listeningSockets(port).map((inode) => `socket:[${inode}]`))
  if (sockets.size === 0) return null
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isListening = readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlink(`/proc/${pid}/fd/${fd}`)))
      if (isListening) return `${readCommand(pid)} (process ${pid})`
    } catch {
      // The process of another account, or one that has just ended.
    }
  }
  return null
}

/** Returns the program and its first argument without their directories. */
function readCommand(pid: string): string {
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return [program, ...args.slice(0, 1)]
    .map((word) => basename(word))
    .join(' ')
    .trim()
}

/**
 * Returns the inodes of the listening sockets. The kernel's table has the port in hexadecimal, the state (0A means
 * listening) and the inode in fixed columns.
 */
function listeningSockets(port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === '0A')
      .flatMap((columns) => columns[9] ?? []),
  )
}

function readlink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function listenerElsewhere(port: number): string | null {
  if (process.platform === 'win32') return null
  const output = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' }).stdout ?? ''
  const pid = /^p(\d+)/m.exec(output)?.[1]
  const name = /^c(.+)/m.exec(output)?.[1]
  return pid ? `${name ?? 'a program'} (process ${pid})` : null
}
