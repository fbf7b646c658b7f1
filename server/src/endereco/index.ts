export { checkCoordenadas } from './check-coordenadas.ts'
export { createEnderecoHandlers } from './endereco.handlers.ts'
