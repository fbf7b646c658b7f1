export { FimDoFormulario } from './fim-do-formulario.tsx'
export { useAjustes } from './use-ajustes.ts'
export { toErros } from './to-erros.ts'
export type { Erros } from './to-erros.ts'
