export * from './state.ts'
