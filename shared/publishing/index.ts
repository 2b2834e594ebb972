export * from './held.ts'
export * from './state.ts'
