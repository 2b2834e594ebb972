import { createLazyApp } from './program.ts'

const { runSweep } = createLazyApp('sweep')

/** Scheduled function for Netlify. */
export default runSweep

export const config = { schedule: '*/5 * * * *' }
