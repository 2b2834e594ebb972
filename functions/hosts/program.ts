/**
 * The build bundles this file into one script and stores the V8 code cache of the script for a faster start. Therefore
 * the files of the hosts must import everything in `functions/` through this file.
 */
export { explainFailure } from '@nusa/shared/environment'
export { explainUsedPort } from '@nusa/shared/serving'
export { startTelemetry } from '@nusa/telemetry'
export { sweep } from '../services/payments/sweep.ts'
export { createDeps } from './create-deps.ts'
export { parseEnv, requiredByNodeHost } from './env.ts'
export { readCallerIp, toLambdaResponse, toRequest } from './lambda-event.ts'
export { createLazyApp } from './lazy-app.ts'
export { serve } from './serve.ts'
export { startFunctionsLog } from './start-log.ts'
export { getVercelWaitUntil } from './vercel-context.ts'
