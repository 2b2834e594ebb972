import { createDeps, explainFailure, parseEnv, startFunctionsLog, startTelemetry, sweep } from './program.ts'

const log = startFunctionsLog('sweep')

/** Hosts can run this command on a schedule. It exits with status 1 if a step failed. */
try {
  const env = parseEnv(process.env)
  const telemetry = await startTelemetry('sweep', process.env)
  const { deps, close } = await createDeps(env, { log })
  const counts = await sweep(deps)
  deps.log({ level: 'info', event: 'sweep', ...counts })
  await deps.background.waitForCompletion()
  await close()
  await telemetry?.stop()
  if (counts.failed > 0) process.exitCode = 1
} catch (error) {
  console.error(explainFailure(error, process.env) ?? error)
  process.exitCode = 1
}
