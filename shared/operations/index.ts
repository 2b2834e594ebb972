export * from './backup-run.ts'
export * from './mail-problem.ts'
export * from './provider-problem.ts'
export * from './webhook-problem.ts'
