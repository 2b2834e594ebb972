import fc from 'fast-check'

/**
 * What the property tests draw is the same in every run, so that a run says something of the commit and not of the
 * draw. `PROPERTY_SEED` draws something else and `PROPERTY_RUNS` more of it; what fails then is put into a test.
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: runs = '100' } = process.env

fc.configureGlobal({ seed: Number(seed), numRuns: Number(runs) })
