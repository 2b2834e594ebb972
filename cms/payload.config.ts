import { cmsConfig } from './config/cms-config.ts'
import { readCmsEnv } from './core/env.ts'

/** Next and Payload's commands use this configuration. */
export default cmsConfig(readCmsEnv(process.env))
