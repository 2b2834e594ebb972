// Public entry of this feature. The profile has a separate entry.
export { personalKey, personalKeyUntilSignOut } from './session/personal-data.ts'
export { $session, confirmSession, followSession, isOtherUserSignedIn, type SessionState } from './session/store.ts'
