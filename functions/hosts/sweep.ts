import { sweep } from '../services/payments/sweep.ts'
import { createDeps } from './create-deps.ts'
import { EnvError, parseEnv } from './env.ts'

/** Runs one sweep, for hosts that run commands on a schedule. Exits with 1 if a step failed. */
try {
  const { deps, close } = await createDeps(parseEnv(process.env))
  const counts = await sweep(deps)
  deps.log({ level: 'info', event: 'sweep', ...counts })
  await deps.background.idle()
  await close()
  if (counts.failed > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
