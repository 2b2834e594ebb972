// Loaded without an import, because Next traces imports of this module and adds files that it may start to the build.
const { spawnSync } = process.getBuiltinModule('node:child_process')

/**
 * Timeouts in milliseconds of the call and of the process that makes it. Hosts give a terminating process about ten
 * seconds.
 */
const callTimeoutMs = 5000
const processTimeoutMs = 8000

/** The URL is passed in the environment, because every user of the machine can read the arguments of a process. */
const script = `await fetch(process.env.NUSA_UNSENT_HOOK, { method: 'POST', signal: AbortSignal.timeout(${callTimeoutMs}) })`

const unsentUrls = new Map<symbol, string>()
let isListening = false

/** A pending call of the build hook. The call is made when the process exits, unless it was made before. */
export interface PendingCall {
  markPending(): void
  clear(): void
}

export function pendingCallTo(url: string): PendingCall {
  const key = Symbol(url)
  return {
    markPending() {
      if (!isListening) process.once('exit', sendUnsent)
      isListening = true
      unsentUrls.set(key, url)
    },
    clear: () => void unsentUrls.delete(key),
  }
}

/**
 * Makes the pending calls in child processes, because a process that exits can wait only for a child process. After a
 * signal, Next exits as soon as no request is in progress.
 */
function sendUnsent(): void {
  for (const url of new Set(unsentUrls.values())) {
    const env = { ...process.env, NODE_OPTIONS: '', NUSA_UNSENT_HOOK: url }
    spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      stdio: 'ignore',
      timeout: processTimeoutMs,
    })
  }
}
