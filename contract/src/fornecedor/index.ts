export * from './entidade.ts'
export * from './calls.ts'
export * from './aviso-area.calls.ts'
export * from './remetente.calls.ts'
