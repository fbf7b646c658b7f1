import { normalizeCodigo } from '#cupom'

import type { Coluna, Valor } from './coluna.ts'
import { colunasCliente, situacoesDoCliente } from './colunas-cliente.ts'
import { colunasCupom } from './colunas-cupom.ts'
import { colunasEstoque } from './colunas-estoque.ts'
import { colunasPreco, readFaixa } from './colunas-preco.ts'
import { colunasProduto } from './colunas-produto.ts'
import { chaveDaTabela, colunasTabela } from './colunas-tabela.ts'
import { colunaAcao } from './rehearse-linha.ts'
import { readChave, readChaveDeEan } from './read-celula.ts'
import { readChaveDeDocumento } from './read-pessoa.ts'

type Celulas = Readonly<Record<string, string>>

/** What a kind of sheet is, before any store is looked at. */
export interface FichaDeEspecie {
  /** In addresses and names of files. */
  readonly nome: string
  readonly titulo: string
  /** One record of it, in a sentence. */
  readonly um: string
  readonly colunas: readonly Coluna[]
  /** Columns of which a sheet needs one, as rows are found by it; and how they are asked for. */
  readonly chave: readonly string[]
  readonly pergunta: string
  /** What two rows of one key have alike: 'O código é igual ao'. */
  readonly igual: string
  /** The key of a row; '' says nothing. */
  readonly chaveOf: (celulas: Celulas) => string
  /** Columns without one of which rows would mean something else, and how they are asked for. */
  readonly exigida?: { readonly campos: readonly string[]; readonly pergunta: string }
  /** What APAGAR makes of a record; null: there is no such word here. */
  readonly apagar: { readonly campo: string; readonly para: Valor } | null
  /** Its rows are people: the document of whom one is of. They are erased with the person, and an export is told in the audit (decision 0155). */
  readonly pessoaOf?: (celulas: Celulas) => string
}

/** The code of a product, else its bar code. */
function chaveDoProduto({ sku = '', ean = '' }: Celulas): string {
  return readChave(sku) || readChaveDeEan(ean)
}

/** What cannot be read is the same as nothing else. */
function sayFaixa(celula: string): string {
  const dita = /[1-9]/.test(celula) ? celula.trim() : ''
  return readFaixa(celula) ?? dita
}

/** Every kind of sheet, in the order in which they are offered; the first one that fits headings as well as another is meant. */
export const fichas = {
  PRODUTOS: {
    nome: 'produtos',
    titulo: 'Produtos',
    um: 'produto',
    colunas: colunasProduto,
    chave: ['sku'],
    pergunta: 'Diga em que coluna está o código (SKU) dos produtos.',
    igual: 'O código é igual ao',
    chaveOf: ({ sku = '' }) => readChave(sku),
    apagar: { campo: 'ativo', para: false },
  },
  ESTOQUE: {
    nome: 'estoque',
    titulo: 'Estoque',
    um: 'estoque',
    colunas: colunasEstoque,
    chave: ['sku', 'ean'],
    pergunta: 'Diga em que coluna está o código (SKU) ou o EAN dos produtos.',
    igual: 'O produto é igual ao',
    chaveOf: chaveDoProduto,
    apagar: null,
  },
  PRECOS: {
    nome: 'precos',
    titulo: 'Preços',
    um: 'preço',
    colunas: colunasPreco,
    chave: ['sku', 'ean'],
    pergunta: 'Diga em que coluna está o código (SKU) ou o EAN dos produtos.',
    igual: 'O produto e a quantidade são iguais aos',
    chaveOf: (celulas) => {
      const produto = chaveDoProduto(celulas)
      return produto && `${produto} ${sayFaixa(celulas.quantidade ?? '')}`
    },
    exigida: {
      campos: ['quantidade'],
      pergunta:
        'Diga em que coluna está a quantidade (A partir de). Uma tabela sem ela é uma planilha de produtos.',
    },
    apagar: null,
  },
  TABELAS: {
    nome: 'tabelas',
    titulo: 'Tabelas de preço',
    um: 'preço de tabela',
    colunas: colunasTabela,
    chave: ['sku', 'ean'],
    pergunta: 'Diga em que coluna está o código (SKU) ou o EAN dos produtos.',
    igual: 'O produto, a tabela e a quantidade são iguais aos',
    chaveOf: (celulas) => {
      const produto = chaveDoProduto(celulas)
      const faixa = sayFaixa(celulas.quantidade ?? '')
      return produto && [produto, faixa === '1' ? '' : faixa, chaveDaTabela(celulas)].join(' ')
    },
    exigida: {
      campos: ['tabela', 'grupo'],
      pergunta: 'Diga em que coluna está a tabela de preço, ou o grupo de clientes.',
    },
    apagar: null,
  },
  CUPONS: {
    nome: 'cupons',
    titulo: 'Cupons',
    um: 'cupom',
    colunas: colunasCupom,
    chave: ['codigocupom'],
    pergunta: 'Diga em que coluna está o código dos cupons.',
    igual: 'O código é igual ao',
    chaveOf: ({ codigocupom = '' }) => normalizeCodigo(readChave(codigocupom)),
    apagar: { campo: 'ativo', para: false },
  },
  CLIENTES: {
    nome: 'clientes',
    titulo: 'Clientes',
    um: 'cliente',
    colunas: colunasCliente,
    chave: ['documento'],
    pergunta: 'Diga em que coluna está o CPF ou CNPJ dos clientes.',
    igual: 'O CPF ou CNPJ é igual ao',
    chaveOf: ({ documento = '', tipo_documento = '' }) => {
      const chave = readChaveDeDocumento(documento)
      return chave && /^estr/i.test(tipo_documento.trim()) ? `${chave} estrangeiro` : chave
    },
    apagar: { campo: 'situacao', para: situacoesDoCliente.apagado },
    pessoaOf: ({ documento = '' }) => readChaveDeDocumento(documento),
  },
} as const satisfies Record<string, FichaDeEspecie>

export type TipoDePlanilha = keyof typeof fichas

export const tiposDePlanilha = Object.keys(fichas) as [TipoDePlanilha, ...TipoDePlanilha[]]

type NomeDePlanilha = (typeof fichas)[TipoDePlanilha]['nome']

/** Kinds as addresses name them. */
export const nomesDePlanilha = tiposDePlanilha.map((tipo) => fichas[tipo].nome) as [
  NomeDePlanilha,
  ...NomeDePlanilha[],
]

/** The kind that an address names. */
export function tipoDoNome(nome: NomeDePlanilha): TipoDePlanilha {
  return tiposDePlanilha.find((tipo) => fichas[tipo].nome === nome) ?? 'PRODUTOS'
}

/** What a column of such a sheet may hold. */
export function camposDa({
  colunas,
  apagar,
}: FichaDeEspecie): readonly Pick<Coluna, 'campo' | 'titulo' | 'sinonimos'>[] {
  return apagar ? [...colunas, colunaAcao] : colunas
}
