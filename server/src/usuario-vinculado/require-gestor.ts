import type { ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

/** A login that looks at its own cliente at a fornecedor. */
export interface Comprador {
  fornecedor: FornecedorVivo
  idusuario: string
  idcliente: string
}

/** One that may invite, remove and allow the others. */
export interface Gestor extends Comprador {
  cliente: string
  nome: string
  /** It cannot give a permission that it does not have. */
  podeSubmeter: boolean
}

/** The session behind {a} and {b}; another's id is as unknown as one that does not exist. Errors: `nao_encontrado`. */
export function requireComprador({ a }: { a: string }, contexto: ContextoComprador): Comprador {
  const { fornecedor, idusuario, idcliente } = contexto
  if (!fornecedor || !idcliente || !idusuario || a !== idusuario) throw new Falha('nao_encontrado')
  return { fornecedor, idusuario, idcliente }
}

/** The same for whoever manages the logins of the cliente. Errors: `nao_encontrado`, `sem_permissao`. */
export function requireGestor(params: { a: string }, contexto: ContextoComprador): Gestor {
  const comprador = requireComprador(params, contexto)
  if (!contexto.administra) throw new Falha('sem_permissao')
  const { sessao, podeSubmeter } = contexto
  return { ...comprador, podeSubmeter, cliente: sessao?.cliente_nome ?? '', nome: sessao?.nome ?? '' }
}
