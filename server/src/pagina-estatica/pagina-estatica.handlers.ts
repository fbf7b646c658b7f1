import { falhas, paginasEstaticas, type PaginaEstatica, type PaginaListada } from '@vitrine/contract'
import type { z } from 'zod'

import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'
import type { Publicacoes, Viva } from '#publicacao'

type Calls = 'GET /v4/pagina-estatica/{id}/listar' | 'GET /v4/pagina-estatica/{id}/slug/{slug}'
type Pagina = Viva<z.output<typeof paginasEstaticas.dados>>
type PaginaInteira = Pagina & { dados: NonNullable<Pagina['dados']> }
type PaginaEscrita = Pick<PaginaInteira, 'idconteudo' | 'chave' | 'desde' | 'dados'>

/** Static pages (§7): read from memory, no statement. */
export function createPaginaEstaticaHandlers({
  publicacoes,
}: {
  publicacoes: Publicacoes
}): HandlersOf<Calls> {
  return {
    'GET /v4/pagina-estatica/{id}/listar': async ({ contexto }) => {
      const { idfornecedor } = lojaOf(contexto)
      const vivas = await publicacoes.list(paginasEstaticas, idfornecedor)
      return { data: vivas.filter(isDaWeb).toSorted(byOrdem).map(toListada) }
    },
    'GET /v4/pagina-estatica/{id}/slug/{slug}': async ({ params, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const vivas = await publicacoes.list(paginasEstaticas, fornecedor.idfornecedor)
      const viva = vivas.find(({ chave }) => chave === params.slug)
      if (!viva) throw new Falha('nao_encontrado')
      if (!isInteira(viva)) throw makeFalhaDePagina()
      if (!isDaWeb(viva)) throw new Falha('nao_encontrado')
      return toPagina(viva, fornecedor)
    },
  }
}

/** Both texts of §8: the title is what failed, the content goes below it. */
function makeFalhaDePagina(): Falha {
  return new Falha('pagina_indisponivel', { detalhes: { conteudo: falhas.pagina_revisar.mensagem } })
}

const isInteira = (viva: Pagina): viva is PaginaInteira => viva.dados !== null
/** §5: the list keeps only pages whose tag includes WEB. */
const isDaWeb = (viva: Pagina): viva is PaginaInteira => isInteira(viva) && viva.dados.tags.includes('WEB')

function byOrdem(a: PaginaInteira, b: PaginaInteira): number {
  return a.dados.ordem - b.dados.ordem || a.dados.titulo.localeCompare(b.dados.titulo, 'pt-BR')
}

function toListada({ idconteudo, chave, desde, dados }: PaginaEscrita): PaginaListada {
  const { titulo, descricao, tags } = dados
  return {
    idpagina: idconteudo,
    slug: chave,
    titulo,
    descricao,
    tags,
    atualizada_em: new Date(desde).toISOString(),
  }
}

/** A page with what stands on it, as a call answers it. */
export function toPagina(viva: PaginaEscrita, { lojas }: Pick<FornecedorVivo, 'lojas'>): PaginaEstatica {
  const { contato, blocos } = viva.dados
  const hasMapa = blocos.some(({ tipo }) => tipo === 'MAPA')
  return { ...toListada(viva), contato, blocos, lojas: hasMapa ? [...lojas] : [] }
}
