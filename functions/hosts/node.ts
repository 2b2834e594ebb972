import {
  explainFailure,
  explainUsedPort,
  parseEnv,
  requiredByNodeHost,
  serve,
  startFunctionsLog,
  startTelemetry,
} from './program.ts'

const log = startFunctionsLog('functions')

/** Starts the storefront's server: `node functions/dist/node.mjs`. SIGTERM or SIGINT stops it within a few seconds. */
try {
  const env = parseEnv(process.env, requiredByNodeHost)
  const telemetry = await startTelemetry('functions', process.env)
  const { stop } = await serve(env, log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop()
        .then(() => telemetry?.stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error)
            process.exit(1)
          },
        )
    })
  }
} catch (error) {
  console.error(explainUsedPort(error, 'the storefront', 'SITE_PORT') ?? explainFailure(error, process.env) ?? error)
  process.exit(1)
}
