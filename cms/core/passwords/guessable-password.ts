/** An attacker needs 20,000 guesses for 'Password1!', and billions for three unrelated words. */
const minGuesses = 1_000_000

/** A common word with a capital letter, digits and a symbol is guessable. */
export async function isGuessablePassword(password: string): Promise<boolean> {
  const { passwordChecker } = await import('./password-checker.ts')
  return passwordChecker.check(password).guesses < minGuesses
}
