export { createRequestHandler } from './create-request-handler.ts'
export { takeDados } from './hold-dados.ts'
export { writeDados } from './write-dados.ts'
