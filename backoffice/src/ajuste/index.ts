export { FimDoFormulario } from './fim-do-formulario.tsx'
export { useAjustes } from './use-ajustes.ts'
export type { Erros } from './to-erros.ts'
