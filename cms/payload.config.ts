import { cmsConfig } from './config/cms-config.ts'
import { readCmsEnv } from './core/env.ts'

/** The configuration that Next and Payload's commands use. */
export default cmsConfig(readCmsEnv(process.env))
