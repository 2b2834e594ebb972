// Next looks into what an import of this starts, and would take all that it could be into its build.
const { spawnSync } = process.getBuiltinModule('node:child_process')

/** Milliseconds for the call, and for the process that makes it. Hosts give one that is to end some ten seconds. */
const timeout = 5000
const timeoutOfProcess = 8000

/** The address is in the environment, since everybody on a machine may read a process's arguments. */
const script = `await fetch(process.env.NUSA_UNSENT_HOOK, { method: 'POST', signal: AbortSignal.timeout(${timeout}) })`

const unsent = new Map<symbol, string>()
let isListening = false

/** A call that this process still owes to an address: it is made when the process ends, unless it was before. */
export interface Debt {
  owe(): void
  settle(): void
}

export function debtTo(url: string): Debt {
  const key = Symbol(url)
  return {
    owe() {
      if (!isListening) process.once('exit', sendUnsent)
      isListening = true
      unsent.set(key, url)
    },
    settle: () => void unsent.delete(key),
  }
}

/**
 * Next ends its process by itself once a signal has come and nobody is being answered, and waits for nothing of ours. Whoever ends
 * can wait for a child only.
 */
function sendUnsent(): void {
  for (const url of new Set(unsent.values())) {
    const env = { ...process.env, NODE_OPTIONS: '', NUSA_UNSENT_HOOK: url }
    spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      stdio: 'ignore',
      timeout: timeoutOfProcess,
    })
  }
}
