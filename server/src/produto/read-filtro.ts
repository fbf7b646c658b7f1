import type { BuscaProdutos } from '@vitrine/contract'
import { showsEstoque } from '@vitrine/rules/acesso'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'
import { normalizeBusca } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'

import { makeConsulta, sinonimosOf } from '#busca'
import { precosDaLista, type FiltroLista } from '#filtro'
import type { PerguntaDaLista } from './lista.repository.ts'

/** What a list's parameters ask for (§7); null when the text can find nothing. */
export function readFiltro(
  busca: Omit<BuscaProdutos, 'fornec'>,
  fornecedor: FornecedorVivo,
  contexto: ContextoComprador,
): PerguntaDaLista | null {
  const { podeVerPrecos, podeAgir, idcliente } = contexto
  const sk = normalizeBusca(busca.sk ?? '')
  const consulta = sk ? makeConsulta(fornecedor.idfornecedor, sk, sinonimosOf(fornecedor)) : null
  if (sk && !consulta) return null
  const valores = (busca.tagsPesquisa ?? '').split(',').filter(Boolean)
  return {
    idfornecedor: fornecedor.idfornecedor,
    categ: busca.categ || null,
    consulta,
    exata: busca.exata,
    tags: valores.filter((valor) => !valor.includes(':')),
    marcas: pick(valores, 'marca:'),
    embalagens: pick(valores, 'embalagem:'),
    // A band tells a hidden price (readings 3): for such a visitor it is ignored, as is the order.
    faixas: podeVerPrecos ? pick(valores, 'preco:').flatMap(toFaixa) : [],
    idprodutoprincipal: busca.produtoprincipal ?? null,
    separados: /^(0|nao|false)$/.test(busca.agrupadores ?? ''),
    ordenacao: toOrdenacao(busca.ordenacao, podeVerPrecos),
    precos: precosDaLista(contexto, busca),
    comprador: podeAgir && idcliente ? { idcliente, fuso: fornecedor.fuso } : null,
    contaEstoque: maySeeEstoque(contexto),
    limit: busca.limit,
    offset: (busca.page - 1) * busca.limit,
  }
}

function pick(valores: readonly string[], prefixo: string): string[] {
  return valores.filter((valor) => valor.startsWith(prefixo)).map((valor) => valor.slice(prefixo.length))
}

/** '10-25' and '25-' in reais; other text is ignored. */
function toFaixa(texto: string): FiltroLista['faixas'] {
  const [, de = '', ate = ''] = /^(\d{1,7})-(\d{0,7})$/.exec(texto) ?? []
  return de ? [{ de: toDecimilesimos(Number(de)), ate: ate ? toDecimilesimos(Number(ate)) : null }] : []
}

function toOrdenacao(codigo: string | undefined, podeVerPrecos: boolean): FiltroLista['ordenacao'] {
  if (codigo === 'nome' || codigo === 'novidades') return codigo
  if ((codigo === 'menor_preco' || codigo === 'maior_preco') && podeVerPrecos) return codigo
  return 'relevancia'
}

/**
 * Numbers of a stock are for whoever buys there, not for any passer-by; so no answer that is kept for visitors holds one, which each order would
 * make false.
 */
function maySeeEstoque({ fornecedor, papel, podeVerPrecos }: ContextoComprador): boolean {
  return papel !== 'visitante' && podeVerPrecos && showsEstoque(fornecedor?.tags ?? [])
}
