import type { CadastroServico, ServicoGuardado } from '@vitrine/contract'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'
import type { Alvo } from '#promocao'

/** A service that is written; `versao` null: a new one. */
export type ServicoEscrito = Omit<ServicoGuardado, 'versao'> & { versao: number | null }

export const novoServico = (ordem: number): ServicoEscrito => ({
  idservico: crypto.randomUUID(),
  nome: '',
  descricao: '',
  aplicacao: 'pedido',
  cobranca: 'fixo',
  preco: 0,
  alvo: {},
  ordem,
  ativo: true,
  versao: null,
})

/** Blanks of the sentence, by what they are called. */
export const vagasDoServico = {
  preco: 'Preço',
  por: 'Como se cobra',
  alvo: 'Em quais produtos',
} as const

export const camposDoServico = [
  ...Object.keys(vagasDoServico),
  'nome',
  'descricao',
  'alvo.tags',
  'alvo.produtos',
  'alvo.categorias',
]

/** How it is charged, and of what. */
export const modos = {
  'pedido-fixo': 'uma vez no pedido',
  'pedido-unidade': 'por unidade do pedido',
  'linha-fixo': 'por produto do pedido',
  'linha-unidade': 'por unidade do produto',
} as const

export const toTextos = ({
  nome,
  descricao,
  aplicacao,
  cobranca,
  preco,
  alvo,
  ativo,
}: ServicoEscrito): Textos => ({
  nome,
  descricao,
  por: `${aplicacao}-${cobranca}`,
  preco: preco === 0 ? '' : writeNumero(preco),
  alvo:
    [...(alvo.produtos ?? []), ...(alvo.categorias ?? []), ...(alvo.tags ?? [])].length > 0
      ? 'alguns'
      : 'todos',
  'alvo.tags': (alvo.tags ?? []).join(', '),
  ativo: ativo ? 'sim' : '',
})

type Lido = Omit<CadastroServico, 'idservico'>

/** The service that stands in the fields; what is not one yet is told at its field. */
export function readServico(textos: Textos, alvo: Alvo, ordem: number): { erros: Erros; servico: Lido } {
  const { erros, textoOf, precoOf } = readCampos(textos)
  const [aplicacao, cobranca] = textoOf('por').split('-')
  const servico: Lido = {
    nome: textoOf('nome'),
    descricao: textoOf('descricao'),
    aplicacao: aplicacao === 'linha' ? 'linha' : 'pedido',
    cobranca: cobranca === 'unidade' ? 'unidade' : 'fixo',
    preco: precoOf('preco') ?? 0,
    alvo: textoOf('alvo') === 'alguns' ? readAlvo(textoOf('alvo.tags'), alvo) : {},
    ordem,
    ativo: textoOf('ativo') === 'sim',
  }
  if (servico.nome === '') erros.nome = 'Dê um nome.'
  // Written so, it would be for all of them.
  if (textoOf('alvo') === 'alguns' && Object.keys(servico.alvo).length === 0)
    erros.alvo = 'Escolha ao menos um produto, uma categoria ou uma etiqueta.'
  return { erros, servico }
}

function readAlvo(etiquetas: string, { produtos, categorias }: Alvo): Lido['alvo'] {
  const tags = [...new Set(etiquetas.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  return {
    ...(produtos.length > 0 && { produtos: [...produtos] }),
    ...(categorias.length > 0 && { categorias: [...categorias] }),
    ...(tags.length > 0 && { tags }),
  }
}
