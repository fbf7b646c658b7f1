export * from './entidade.ts'
export * from './calls.ts'
export * from './cadastro-combo.ts'
export * from './guardados.calls.ts'
