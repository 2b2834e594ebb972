// Entry point of every command: `node dev/launch.mjs <command>`. Plain JavaScript that uses only the built-in modules
// of Node 20, because it runs before anything is installed.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensurePackages } from './launch/install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const entryFiles = {
  start: 'dev/start.ts',
  dev: 'dev/dev.ts',
  build: 'dev/build.ts',
  test: 'dev/test.ts',
  check: 'dev/check.ts',
  bench: 'bench/run.ts',
  release: 'deploy/release/main.ts',
  backup: 'deploy/backup/main.ts',
}
/** These commands work without the packages that only checks and tests need (devDependencies). */
const productCommands = ['start', 'build', 'release', 'backup']
const [command = '', ...args] = process.argv.slice(2)

process.chdir(root)
Object.assign(process.env, {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
})

// This process must end when npm ends, but npm does not forward the signal that ended npm. npm starts a shell, which
// starts this process. When npm ends, the shell stays alive with another parent process, so the parent of the shell is
// watched.
if (process.env.npm_lifecycle_event) {
  const shellPid = process.ppid
  const npmPid = readParentPid(shellPid)
  const watchTimer = setInterval(() => {
    if (process.ppid === shellPid && readParentPid(shellPid) === npmPid) return
    clearInterval(watchTimer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watchTimer.unref()
}

try {
  await launch()
} catch (error) {
  console.error(`\n${collectErrorMessages(error).join('\n')}`)
  process.exitCode = 1
}

async function launch() {
  const entry = Object.hasOwn(entryFiles, command) ? join(root, entryFiles[command]) : null
  if (entry === null || !existsSync(entry)) {
    throw new Error(
      `Use one of: ${Object.keys(entryFiles)
        .map((name) => `npm run ${name}`)
        .join(', ')}.`,
    )
  }
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Error(
      `This is Node ${process.versions.node}. Install Node 20.20 or newer from nodejs.org, then try again.`,
    )
  }
  await ensurePackages(root, productCommands.includes(command))

  // A process whose code is in this cache starts with half the processor time. Every command starts many processes.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')
  const requiredVersion = readFileSync(join(root, '.node-version'), 'utf8').trim()
  // The scripts of the packages (next, astro, turbo, …) start with `env node` and must find the same Node.
  process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  if (process.versions.node === requiredVersion) {
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    // Replaces the path of this file and the command, so that the entry reads only its own arguments.
    process.argv.splice(1, 2, entry)
    await import(pathToFileURL(entry).href)
    return
  }
  const nodePath = locateProjectNode(root)
  const problem = findNodeProblem(nodePath, requiredVersion)
  if (problem) throw new Error(problem)
  await runWithProjectNode(nodePath, [entry, ...args])
}

/**
 * Returns the message of an error and of its causes. For example, only the cause of a failed fetch names the reason.
 */
function collectErrorMessages(error) {
  if (!(error instanceof Error)) return [String(error)]
  const causeMessages = error.cause ? collectErrorMessages(error.cause) : []
  return [error.message, ...causeMessages]
}

/** Returns the parent process id on Linux; null on other systems and for a process that has ended. */
function readParentPid(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in brackets and may contain spaces; the parent is the second field after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

/** Runs the entry with the project's Node, forwards signals to it and exits with its exit code. */
function runWithProjectNode(nodePath, nodeArgs) {
  const child = spawn(nodePath, nodeArgs, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      // 130 is the usual exit code after Ctrl+C.
      const exitCodeAfterSignal = signal === 'SIGINT' ? 130 : 1
      process.exitCode = code ?? exitCodeAfterSignal
      resolve(undefined)
    })
  })
}

/** Returns the path of the project's Node. It is an npm package, because the machine may have an older version. */
function locateProjectNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin')
  return join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Returns why this Node cannot be used and what to do about it; null if it can. */
function findNodeProblem(nodePath, requiredVersion) {
  const advice = `Install Node ${requiredVersion} from nodejs.org (or with nvm, fnm or volta) and run the command with it.`
  if (!existsSync(nodePath)) {
    return `Node ${requiredVersion} is needed, this is ${process.versions.node}, and no package brings it for ${process.platform}-${process.arch}. ${advice}`
  }
  const result = spawnSync(nodePath, ['--version'], { encoding: 'utf8' })
  const version = result.stdout?.trim().replace(/^v/, '')
  if (version === requiredVersion) return null
  const reason = version
    ? `is ${version}`
    : `does not run (${(result.stderr || result.error?.message || 'no answer').trim().split('\n')[0]})`
  return `Node ${requiredVersion} is needed, but ${nodePath} ${reason}. Delete node_modules and run the command again. If it stays so: ${advice}`
}
