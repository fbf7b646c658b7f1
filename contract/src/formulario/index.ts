export * from './bloco-formulario.ts'
export * from './calls.ts'
