import type { ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

/** A login of the company at a fornecedor. */
export interface Pessoa {
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  idfornecedor: string
  idcliente: string
  idusuario: string
}

/** Errors: `fornecedor_desconhecido`, `sessao_expirada`. */
export function requirePessoa(contexto: ContextoComprador): Pessoa {
  const { fornecedor, idcliente, idusuario } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente || !idusuario) throw new Falha('sessao_expirada')
  return { contexto, fornecedor, idfornecedor: fornecedor.idfornecedor, idcliente, idusuario }
}
