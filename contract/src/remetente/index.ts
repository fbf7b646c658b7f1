export * from './remetente.ts'
export * from './remetente.calls.ts'
