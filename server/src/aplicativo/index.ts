export { registerAplicativo } from './register-aplicativo.ts'
