// Loaded without an import, because Next traces imports of `child_process`, and would add unneeded files to the build.
const { spawnSync } = process.getBuiltinModule('node:child_process')

/** Hosts kill a process about ten seconds after they have told it to exit. */
const callTimeoutMs = 5000
const processTimeoutMs = 8000

/**
 * The environment passes the URL and the headers, because every user of the machine can read the arguments of a
 * process.
 */
const childScript = `
  const { NUSA_UNSENT_HOOK: url, NUSA_UNSENT_HEADERS: headers } = process.env
  await fetch(url, { method: 'POST', headers: JSON.parse(headers), signal: AbortSignal.timeout(${callTimeoutMs}) })`

/** The URL that is called when content has changed. */
export interface BuildHook {
  url: string
  /** The token that is sent as `Authorization: Bearer …`, or null if the URL itself is secret. */
  token: string | null
}

const unsentCalls = new Map<symbol, BuildHook>()
let isListening = false

/** A call that, if still pending, is made when the process exits. */
export interface ExitCall {
  markPending(): void
  clear(): void
}

export function createExitCall(hook: BuildHook): ExitCall {
  const key = Symbol(hook.url)
  return {
    markPending() {
      if (!isListening) process.once('exit', sendUnsentCalls)
      isListening = true
      unsentCalls.set(key, hook)
    },
    clear: () => void unsentCalls.delete(key),
  }
}

/**
 * Uses child processes, because an `exit` listener cannot wait for a request of the same process. After a signal, Next
 * exits as soon as it handles no request.
 */
function sendUnsentCalls(): void {
  const hooksByUrl = new Map([...unsentCalls.values()].map((hook) => [hook.url, hook]))
  for (const { url, token } of hooksByUrl.values()) {
    const headers = JSON.stringify(token === null ? {} : { authorization: `Bearer ${token}` })
    const env = { ...process.env, NODE_OPTIONS: '', NUSA_UNSENT_HOOK: url, NUSA_UNSENT_HEADERS: headers }
    spawnSync(process.execPath, ['--input-type=module', '--eval', childScript], {
      env,
      stdio: 'ignore',
      timeout: processTimeoutMs,
    })
  }
}
