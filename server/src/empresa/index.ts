export { saveEmpresas } from './save-empresas.ts'
