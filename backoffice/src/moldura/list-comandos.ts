import { foldTexto } from '@vitrine/rules/texto'
import type { IconName } from '@vitrine/ui'

import { PAINEL, urlsPainel, type Trabalho } from '#shell'

import { explainRecusa, telas } from './telas.ts'

/** One line of ⌘K: an address to go to, or something to do. */
export interface Comando {
  id: string
  nome: string
  icone: IconName
  /** Why it is not allowed here; null: it is. */
  recusa: string | null
  /** Below the panel; null: it is done by its id. */
  href: string | null
}

interface Dentro {
  id: string
  nome: string
  icone: IconName
  /** The screen that it is within: who may open that one may open this. */
  tela: string
  hrefOf(slug: string): string
}

/** What stands within a screen, and what one begins with at once. */
const dentro: readonly Dentro[] = [
  {
    id: 'apresentacao',
    nome: 'Ir para Apresentação da loja',
    icone: 'store',
    tela: 'aparencia',
    hrefOf: urlsPainel.apresentacao,
  },
  {
    id: 'paginas',
    nome: 'Ir para Páginas da loja',
    icone: 'file-text',
    tela: 'conteudo',
    hrefOf: urlsPainel.paginas,
  },
  {
    id: 'textos',
    nome: 'Ir para Textos da loja',
    icone: 'sticky-note',
    tela: 'conteudo',
    hrefOf: urlsPainel.textos,
  },
  {
    id: 'cartas',
    nome: 'Ir para Cartas da loja',
    icone: 'mail',
    tela: 'conteudo',
    hrefOf: urlsPainel.cartas,
  },
  {
    id: 'precos-tabela',
    nome: 'Ir para Tabela de preços',
    icone: 'badge-dollar-sign',
    tela: 'precos',
    hrefOf: urlsPainel.tabelaDePrecos,
  },
  {
    id: 'precos-calendario',
    nome: 'Ir para Calendário de preços',
    icone: 'badge-dollar-sign',
    tela: 'precos',
    hrefOf: (slug) => urlsPainel.calendarioDePrecos(slug),
  },
  {
    id: 'precos-reajustes',
    nome: 'Reajustar preços por uma regra',
    icone: 'badge-dollar-sign',
    tela: 'precos',
    hrefOf: (slug) => urlsPainel.reajustes(slug),
  },
  {
    id: 'integracoes-chamadas',
    nome: 'Ir para Chamadas das chaves',
    icone: 'plug',
    tela: 'integracoes',
    hrefOf: (slug) => urlsPainel.chamadasDasChaves(slug),
  },
  {
    id: 'cupom-novo',
    nome: 'Criar um cupom',
    icone: 'ticket-percent',
    tela: 'cupons',
    hrefOf: (slug) => urlsPainel.cupom(slug),
  },
]

/** All that ⌘K offers, in its order: screens, also those that are refused, what is within them, other suppliers, then what is done. */
export function listComandos(trabalho: Trabalho): Comando[] {
  const { loja, lugares } = trabalho
  const porId = new Map(telas.map((tela) => [tela.id, tela]))
  return [
    ...telas.map((tela) => ({
      id: tela.id,
      nome: `Ir para ${tela.nome}`,
      icone: tela.icone,
      recusa: explainRecusa(tela, trabalho),
      href: tela.hrefOf(loja.slug),
    })),
    ...dentro.flatMap(({ tela, hrefOf, ...dito }) => {
      const dela = porId.get(tela)
      return dela ? [{ ...dito, recusa: explainRecusa(dela, trabalho), href: hrefOf(loja.slug) }] : []
    }),
    ...lugares
      .filter(({ slug }) => slug !== loja.slug)
      .map(({ slug, nome }) => ({
        id: `loja:${slug}`,
        nome: `Trocar para ${nome}`,
        icone: 'store' as const,
        recusa: null,
        href: urlsPainel.inicio(slug),
      })),
    {
      id: 'minha-conta',
      nome: 'Ir para Minha conta',
      icone: 'circle-user-round',
      recusa: null,
      href: urlsPainel.minhaConta({ voltar: PAINEL + urlsPainel.inicio(loja.slug) }),
    },
    { id: 'ver-loja', nome: 'Ver loja', icone: 'external-link', recusa: null, href: null },
    { id: 'tema', nome: 'Tema claro ou escuro', icone: 'sun-moon', recusa: null, href: null },
    { id: 'atalhos', nome: 'Atalhos do teclado', icone: 'keyboard', recusa: null, href: null },
    { id: 'sair', nome: 'Sair', icone: 'log-out', recusa: null, href: null },
  ]
}

/** Lines that have every word, accents or not, in the order they have. */
export function filterComandos(comandos: readonly Comando[], texto: string): Comando[] {
  const palavras = foldTexto(texto).split(/\s+/).filter(Boolean)
  return comandos.filter(({ nome }) => palavras.every((palavra) => foldTexto(nome).includes(palavra)))
}
