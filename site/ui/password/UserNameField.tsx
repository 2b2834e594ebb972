/** Tells password managers whose password it is; nobody else needs it. */
export function UserNameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
