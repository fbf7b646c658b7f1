export { drawAviso, drawFaixa } from './aviso-da-visao.ts'
export { createVisaoHandlers } from './visao.handlers.ts'
export { findVisao, type VisaoViva } from './visao.repository.ts'
export { registerVisao } from './visao.routes.ts'
