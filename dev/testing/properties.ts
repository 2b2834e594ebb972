import fc from 'fast-check'

/**
 * Property tests use the same random values in every run, so that a result depends on the commit and not on chance.
 * `PROPERTY_SEED` changes the values and `PROPERTY_RUNS` their number. A failure found that way is turned into a test.
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: runs = '100' } = process.env

fc.configureGlobal({ seed: Number(seed), numRuns: Number(runs) })
