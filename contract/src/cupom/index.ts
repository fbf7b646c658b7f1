export * from './entidade.ts'
export * from './calls.ts'
export * from './aviso.calls.ts'
export * from './cadastro-cupom.ts'
