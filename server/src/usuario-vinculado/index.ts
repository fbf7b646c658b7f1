export { createUsuarioVinculadoHandlers } from './usuario-vinculado.handlers.ts'
export { purgeConvites } from './convite.repository.ts'
