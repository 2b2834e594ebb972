import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../product/commands.ts'

const runningTools = new Set<ChildProcess>()
let isStopping = false

type RunOptions = {
  env?: Record<string, string | undefined>
  /** The output is returned to the caller instead of being printed. */
  capturesOutput?: boolean
}

/**
 * Checks the types of a workspace ('.' for dev, e2e and bench) with TypeScript 7, which needs a fifth of the time of
 * TypeScript 6. `astro check` has no version for TypeScript 7 yet, so both are installed; only the directory name
 * distinguishes their `tsc`.
 */
export function runTypeCheck(workspace: string): ReturnType<typeof runTool> {
  return runProgram(join('typescript-native', 'bin', 'tsc'), ['--project', workspace, '--noEmit'], {
    capturesOutput: true,
  })
}

export function runTool(name: string, args: string[], options: RunOptions): Promise<{ code: number; output: string }> {
  return runProgram(join('.bin', name), args, options)
}

/**
 * @param file the path of the program, relative to node_modules
 */
async function runProgram(
  file: string,
  args: string[],
  options: RunOptions,
): Promise<{ code: number; output: string }> {
  if (isStopping) throw new Error(`${file} is not started any more.`)
  const outputMode = options.capturesOutput ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...options.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    stdio: ['ignore', outputMode, outputMode],
  })
  runningTools.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  runningTools.delete(child)
  return { code: typeof code === 'number' ? code : 1, output: output.trimEnd() }
}

/** Stops all running tools. No further tool can be started. */
export function stopTools(): void {
  isStopping = true
  for (const child of runningTools) child.kill()
}
