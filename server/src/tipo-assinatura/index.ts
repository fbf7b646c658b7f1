export { saveTiposAssinatura } from './save-tipos-assinatura.ts'
