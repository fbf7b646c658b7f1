export { createCaracteristicaHandlers, type ChamadasDeCaracteristica } from './caracteristica.handlers.ts'
export { listCaracteristicas, type CaracteristicaViva } from './caracteristica.repository.ts'
export { saveCaracteristicas } from './save-caracteristicas.ts'
export { whoResponde } from './who-responde.ts'
