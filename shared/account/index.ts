export * from './auth.ts'
export * from './favorites.ts'
export * from './password.ts'
export * from './profile.ts'
