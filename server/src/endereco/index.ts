export { createEnderecoHandlers } from './endereco.handlers.ts'
