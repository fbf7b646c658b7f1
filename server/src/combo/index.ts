export { createComboHandlers } from './combo.handlers.ts'
