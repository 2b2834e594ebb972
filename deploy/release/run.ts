import { type ChildProcess, spawn } from 'node:child_process'
import { interruption } from './interruption.ts'

/** The message has the command and the end of its output. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The length of the output in an error message, in characters. */
const maxShownOutput = 4000

/** How long (milliseconds) a program may take to end after SIGTERM. */
const stopTimeoutMs = 10_000

interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  input?: string
  /** Stops the program; by default `interruption`. Null if the program must also run after an interruption. */
  signal?: AbortSignal | null
}

/**
 * Returns the output of a program.
 * @throws CommandError if the program fails, or the reason of `signal` if the signal was aborted
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env, input = '', signal = interruption }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    // `detached` starts a process group, so that `stopGroup` can end all its programs.
    const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
    const stop = () => stopGroup(child)
    signal?.addEventListener('abort', stop, { once: true })
    const output = { all: '', stdout: '' }
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.stdout += chunk
      output.all += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output.all += chunk
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.once('error', (error) => reject(new CommandError(`${program}: ${error.message}`)))
    // `close` is emitted after the program and its output have ended.
    child.once('close', (code, signalName) => {
      signal?.removeEventListener('abort', stop)
      if (signal?.aborted) return reject(signal.reason)
      if (code === 0) return resolve(output.stdout)
      const command = [program, ...args].join(' ')
      reject(
        new CommandError(`${command} failed (${code ?? signalName}):\n${output.all.slice(-maxShownOutput).trim()}`),
      )
    })
  })
}

/** Ends all programs of the child's process group, such as those that `npm ci` has started. */
function stopGroup(child: ChildProcess): void {
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // All programs have ended.
    }
  }
  kill('SIGTERM')
  const timer = setTimeout(kill, stopTimeoutMs, 'SIGKILL')
  child.once('close', () => clearTimeout(timer))
}
