export * from './cadastro-politica.ts'
export * from './guardada.ts'
export * from './tabela.ts'
export * from './guardada.calls.ts'
