import { createLazyApp } from './lazy-app.ts'

const { runSweep } = createLazyApp()

/** Scheduled function for Netlify. */
export default runSweep

export const config = { schedule: '*/5 * * * *' }
