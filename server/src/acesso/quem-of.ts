import type { Autor } from '#evento'
import type { FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/** The supplier of a call that names one: checked before its handler runs. Errors: `fornecedor_desconhecido`. */
export function lojaOf({ fornecedor }: Pick<ContextoComprador, 'fornecedor'>): FornecedorVivo {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  return fornecedor
}

/** Who writes, for the audit. */
export function autorOf({ papel: ator, idusuario, idapikeys }: ContextoComprador): Autor {
  return { ator, idusuario, idapikeys }
}

/** Who writes at which supplier, for the audit. Errors: `fornecedor_desconhecido`. */
export function quemOf(contexto: ContextoComprador): { idfornecedor: string; autor: Autor } {
  return { idfornecedor: lojaOf(contexto).idfornecedor, autor: autorOf(contexto) }
}
