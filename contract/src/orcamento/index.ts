export * from './calls.ts'
export * from './grade.ts'
export * from './lista.ts'
export * from './orcamento.ts'
