import { EnvError, parseEnv } from '../env.ts'
import { sweep } from '../services/sweep.ts'
import { wire } from './wire.ts'

/** Ends the invoices whose time is over and sends the mails that are due, once; for hosts that run commands by the clock. */
try {
  const { deps, close } = await wire(parseEnv(process.env))
  const counts = await sweep(deps)
  deps.log({ level: 'info', event: 'sweep', ...counts })
  await close()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
