/**
 * A password that takes fewer guesses counts as guessable. 'Password1!' takes 20,000 guesses, three unrelated words
 * take billions.
 */
const minGuesses = 1_000_000

/** Returns whether a password is a common one, or a common word with the usual capital, digits and symbol. */
export async function isGuessablePassword(password: string): Promise<boolean> {
  const { passwordChecker } = await import('./password-checker.ts')
  return passwordChecker.check(password).guesses < minGuesses
}
