export * from './entidade.ts'
export * from './calls.ts'
export * from './cadastro-combo.ts'
