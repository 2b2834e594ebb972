// Public entry of the profile, separate so that pages that only need the session load less.
export { changedValues, initialNames, isInvalidPhone, toProfileChange } from './profile-form.ts'
export {
  $profile,
  clearProfile,
  loadProfile,
  type ProfileState,
  profileStateFor,
  refreshProfile,
  saveProfile,
} from './store.ts'
export { accountTexts } from './texts.ts'
