export { CamposCaracteristica } from './campos-caracteristica.tsx'
export { describeValor } from './describe-valor.ts'
export { EnquantoIsso } from './enquanto-isso.tsx'
export { readCaracteristicas } from './read-caracteristicas.ts'
