/**
 * A password counts as guessable if an attacker needs fewer guesses than this. 'Password1!' needs 20,000 guesses. Three
 * unrelated words need billions.
 */
const minGuesses = 1_000_000

/** Returns whether a password is easy to guess, such as a common word with a capital letter, digits and a symbol. */
export async function isGuessablePassword(password: string): Promise<boolean> {
  const { passwordChecker } = await import('./password-checker.ts')
  return passwordChecker.check(password).guesses < minGuesses
}
