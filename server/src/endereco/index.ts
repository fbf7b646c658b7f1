export { checkCoordenadas } from './check-coordenadas.ts'
export { createEnderecoHandlers } from './endereco.handlers.ts'
export { findLugar, type LugarRow } from './lugar-do-cliente.repository.ts'
