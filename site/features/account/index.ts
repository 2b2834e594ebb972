// What other features use of the account: who is signed in. The profile has its own entry.
export { lastingPersonalKey, personalKey } from './session/personal-data.ts'
export { $session, confirmSession, followSession, isOtherUserSignedIn, type SessionState } from './session/store.ts'
