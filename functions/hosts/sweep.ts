import { EnvError, parseEnv } from '../env.ts'
import { sweep } from '../services/sweep.ts'
import { wire } from './wire.ts'

/**
 * Does once what is to be done every few minutes (see `sweep`), for hosts that run commands by the clock. Fails where a step
 * of it failed.
 */
try {
  const { deps, close } = await wire(parseEnv(process.env))
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
