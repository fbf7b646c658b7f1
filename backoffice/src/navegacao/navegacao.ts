import type { VersaoDoConteudo } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'

import { asTexto, asValores, type CampoDescrito, type Valor } from '#descrito'
import type { Versao } from '#publicacao'

/** Menu and footer columns, each a list of what is described below. */
export interface Navegacao {
  menu: readonly Valor[]
  colunas: readonly Valor[]
}
export type Lista = keyof Navegacao

interface ListaDescrita {
  nome: string
  /** Of one that is new: 'Item do menu'. */
  um: string
  max: number
  vazia: string
  campos: readonly CampoDescrito[]
  novo: () => Valor
  nameOf: (parte: Valor) => string
  sayOf: (parte: Valor) => string
}

const linha = (nome: string, label: string, max: number, hint?: string): CampoDescrito => ({
  nome,
  label,
  tipo: 'linha',
  max,
  ...(hint && { hint }),
})

export const listas: Readonly<Record<Lista, ListaDescrita>> = {
  menu: {
    nome: 'Menu do topo',
    um: 'Item do menu',
    max: 20,
    vazia: 'Sem itens, o menu mostra as categorias na ordem delas.',
    campos: [linha('nome', 'Nome', 40), { nome: 'categoria', label: 'Categoria', tipo: 'categoria' }],
    novo: () => ({ nome: '', categoria: '' }),
    nameOf: ({ nome }) => asTexto(nome),
    sayOf: ({ categoria }) => `Categoria ${asTexto(categoria)}`,
  },
  colunas: {
    nome: 'Colunas do rodapé',
    um: 'Coluna do rodapé',
    max: 6,
    vazia: 'Sem colunas, o rodapé diz só quem é a loja e o que a lei manda.',
    campos: [
      linha('titulo', 'Título', 40),
      {
        nome: 'links',
        label: 'Links',
        tipo: 'itens',
        itens: {
          um: 'Link',
          min: 0,
          max: 20,
          campos: [
            linha('nome', 'Nome', 60),
            linha('href', 'Endereço', 500, 'Um caminho da loja (/…) ou um endereço https://…'),
          ],
          novo: () => ({ nome: '', href: '' }),
        },
      },
    ],
    novo: () => ({ titulo: '', links: [{ nome: '', href: '' }] }),
    nameOf: ({ titulo }) => asTexto(titulo),
    sayOf: ({ links }) => pluralize(asValores(links).length, 'link', 'links'),
  },
}

/** What a version says; while there is none, what stands. */
export function navegacaoOf(versao: VersaoDoConteudo | null, usual: Navegacao): Navegacao {
  if (!versao) return usual
  return { menu: asValores(versao.dados['menu']), colunas: asValores(versao.dados['colunas']) }
}

/** Parts with ids by what they are called: those of one name are counted. */
export function listPartes(navegacao: Navegacao, lista: Lista): { id: string; parte: Valor }[] {
  const vezes = new Map<string, number>()
  return navegacao[lista].map((parte) => {
    const nome = listas[lista].nameOf(parte)
    const vez = (vezes.get(nome) ?? 0) + 1
    vezes.set(nome, vez)
    return { id: `${lista}-${nome}-${vez}`, parte }
  })
}

/** A version in words, for what changes from one to the next. */
export function toVersao(versao: VersaoDoConteudo | null, usual: Navegacao): Versao {
  const navegacao = navegacaoOf(versao, usual)
  const partes = (['menu', 'colunas'] as const).flatMap((lista) =>
    listPartes(navegacao, lista).map(({ id, parte }) => ({
      id,
      nome: `${listas[lista].um} “${listas[lista].nameOf(parte)}”`,
      valor: parte,
    })),
  )
  return { ditos: {}, partes }
}
