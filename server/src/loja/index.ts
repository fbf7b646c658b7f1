export { removeAreas } from './remove-areas.ts'
export { removeLojas } from './remove-lojas.ts'
export { saveAreas } from './save-areas.ts'
export { saveLojas } from './save-lojas.ts'
