import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'

/** Import this file dynamically, because its dictionaries are large. */
export const passwordChecker = new ZxcvbnFactory({ dictionary, graphs })
