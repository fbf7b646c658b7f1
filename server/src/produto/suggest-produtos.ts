import { normalizeBusca } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { Falha } from '#infra'

import { makeConsulta, correctTexto, sinonimosOf } from '#busca'
import type { Catalogo } from './catalogo.ts'
import { listSugestoes, MAX_SUGESTOES, type SugestaoRow } from './sugestao.repository.ts'

const nenhuma = { hits: [], corrigida: null, parcial: false }

/** Suggestions while typing (§9): products with similar words when none has these words, and with some of the words when none is similar. */
export async function suggestProdutos(
  { db, sugestoes, semelhantes }: Catalogo,
  texto: string,
  { fornecedor, podeAgir, ...contexto }: ContextoComprador,
) {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  const sk = normalizeBusca(texto)
  const consulta = makeConsulta(idfornecedor, sk, sinonimosOf(fornecedor))
  if (!consulta) return nenhuma
  const idcliente = podeAgir ? contexto.idcliente : null
  const chave = JSON.stringify([idcliente, consulta])
  const keep = sugestoes.begin(idfornecedor)
  const rows =
    sugestoes.get(idfornecedor, chave) ?? (await listSugestoes(db, idfornecedor, { consulta, idcliente }))
  // What a customer bought changes with each order.
  if (idcliente === null) keep(chave, () => rows)
  const [first] = rows
  if (first)
    return {
      hits: rows.map(toHit),
      corrigida: first.trocas && correctTexto(sk, first.trocas),
      parcial: false,
    }
  const { rows: outros, palavras } = await semelhantes.find(idfornecedor, consulta)
  // The best-selling products do not complete what was typed.
  if (palavras.length === 0) return nenhuma
  return { hits: outros.slice(0, MAX_SUGESTOES).map(toHit), corrigida: null, parcial: true }
}

function toHit({ id, nome, marca, embalagem, imagem }: Omit<SugestaoRow, 'trocas'>) {
  return { id, name: nome, marca, embalagem, imagem }
}
