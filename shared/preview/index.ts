export * from './preview.ts'
