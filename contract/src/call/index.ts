export * from './call.ts'
export * from './papel.ts'
