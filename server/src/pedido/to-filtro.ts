import { idNulo, type FiltroPedidos } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'

import type { FiltroLista } from './lista.repository.ts'

/** What a list is filtered by, as the one who asks may see it. */
export function toFiltro(
  idcliente: string,
  query: Omit<FiltroPedidos, 'page' | 'limit'>,
  contexto: ContextoComprador,
): FiltroLista {
  return {
    idcliente,
    idusuarioPrincipal: principalOf(query, contexto),
    idfornecedor: query.idfornecedor ?? borderOf(contexto) ?? null,
    status: listOf(query.status),
    texto: query.sk?.trim() || null,
    numpedido: query.numpedido ?? null,
    canais: listOf(query.canalVenda),
    idformapagto: query.idformapagto ?? null,
    dataInicio: query.dataInicio ?? null,
    dataFim: query.dataFim ?? null,
    idusuario: query.idusuariovinculado ?? null,
    ordenacao: query.ordenacao,
  }
}

function listOf(texto = ''): string[] {
  return texto
    .split(',')
    .map((parte) => parte.trim())
    .filter(Boolean)
}

/** A linked user that names its primary cliente asks for the orders of all its clientes (§7 Orders). */
function principalOf(
  { clientevinculadoprincipal }: Pick<FiltroPedidos, 'clientevinculadoprincipal'>,
  { papel, idusuario, idcliente }: ContextoComprador,
): string | null {
  const isOwn = papel === 'usuario vinculado' || papel === 'cliente'
  return isOwn && clientevinculadoprincipal !== undefined && clientevinculadoprincipal === idcliente
    ? idusuario
    : null
}

/** Who acts for a cliente on a supplier's behalf sees what it ordered there, and nowhere else. */
function borderOf({ papel, sessao }: ContextoComprador): string | undefined {
  const isDeFora = papel === 'representante' || papel === 'api-key'
  return isDeFora ? (sessao?.idfornecedor ?? idNulo) : undefined
}
