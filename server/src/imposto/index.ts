export { createImpostoHandlers } from './imposto.handlers.ts'
export { saveConfiguracaoImposto, saveRegrasImposto } from './save-impostos.ts'
