export * from './entidade.ts'
export * from './calls.ts'
export * from './passkey.calls.ts'
