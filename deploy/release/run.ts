import { spawn } from 'node:child_process'

/** The message has the command and the end of its output. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** In characters. */
const maxShownOutput = 4000

/**
 * Returns the output of a program.
 * @throws CommandError if the program fails
 */
export function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<string> {
  // `close` comes after the end of the program and of its output.
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: options.cwd, env: options.env, stdio: ['pipe', 'pipe', 'pipe'] })
    const output = { all: '', stdout: '' }
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk
      output.all += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output.all += chunk
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
    child.once('error', (error) => reject(new CommandError(`${program}: ${error.message}`)))
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(output.stdout)
      const command = [program, ...args].join(' ')
      reject(new CommandError(`${command} failed (${code ?? signal}):\n${output.all.slice(-maxShownOutput).trim()}`))
    })
  })
}
