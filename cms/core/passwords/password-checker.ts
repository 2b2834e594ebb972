import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'

/** Estimates how many guesses a password takes. Has the dictionaries, so it is only imported for a new password. */
export const passwordChecker = new ZxcvbnFactory({ dictionary, graphs })
