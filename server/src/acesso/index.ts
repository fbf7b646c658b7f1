export { checkAcesso } from './check-acesso.ts'
export type { ContextoComprador } from './contexto.ts'
export { createResolveContexto } from './resolve-contexto.ts'
export { deleteSessao, insertSessao, type SessaoRow } from './sessao.repository.ts'
