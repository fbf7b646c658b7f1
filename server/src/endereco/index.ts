export { checkCoordenadas } from './check-coordenadas.ts'
export { createEnderecoHandlers } from './endereco.handlers.ts'
export { listEnderecos } from './endereco.repository.ts'
export { findLugar, type LugarRow } from './lugar-do-cliente.repository.ts'
