export { saveServicos } from './save-servicos.ts'
export { createServicoGuardadoHandlers } from './servico.handlers.ts'
