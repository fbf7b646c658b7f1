export { collectMedidas } from './medidas.ts'
export { createProntidao, type Prontidao } from './prontidao.ts'
export { registerMetricas, registerSaude } from './saude.routes.ts'
export { createSaudeHandlers } from './saude.handlers.ts'
