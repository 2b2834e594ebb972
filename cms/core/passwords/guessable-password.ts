import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * A password that takes fewer guesses counts as guessable. 'Password1!' takes 20,000 guesses, three unrelated words
 * take billions.
 */
const minGuesses = 1_000_000

let checker: Promise<ZxcvbnFactory> | null = null

/** Returns whether a password is a common one, or a common word with the usual capital, digits and symbol. */
export async function isGuessablePassword(password: string): Promise<boolean> {
  checker ??= loadChecker()
  return (await checker).check(password).guesses < minGuesses
}

/** Loads the dictionaries on first use: most processes never set a password. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
}
