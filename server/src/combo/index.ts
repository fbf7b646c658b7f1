export { createComboHandlers } from './combo.handlers.ts'
export { precoDentroFor, precoFor, situacaoFor } from './show-combo.ts'
export { saveCombos } from './save-combos.ts'
export { createComboGuardadoHandlers } from './guardados.handlers.ts'
