import type { Coluna, Leitura } from './coluna.ts'
import { colunasCodigo } from './colunas-codigo.ts'
import { colunasPreco, readFaixa } from './colunas-preco.ts'
import { readChave, readPreco, readTexto } from './read-celula.ts'
import { readDia, readLista, showDia, showLista } from './read-palavra.ts'

const [, , , quantidade, preco] = colunasPreco

/** 12,5 or 12,5%: percent off the list price. A spreadsheet keeps 10% as 0,1. */
function readDesconto(celula: string): Leitura {
  const isDito = celula.trim().endsWith('%')
  const lida = readPreco(celula.replace(/%\s*$/, '').trim())
  if ('valor' in lida && Number(lida.valor) > 100) return { erro: 'O desconto é de no máximo 100%.' }
  if ('erro' in lida || isDito || Number(lida.valor) >= 1 || lida.valor === 0) return lida
  const vezes = String(Math.round(Number(lida.valor) * 1_000_000) / 10_000).replace('.', ',')
  return {
    erro: `A planilha guarda 10% como 0,1? Escreva ${vezes}, ou ${celula}% se for isso mesmo.`,
  }
}

/** Prices of price tables, a row for each product, table and quantity. */
export const colunasTabela = [
  ...colunasCodigo,
  {
    campo: 'tabela',
    titulo: 'Tabela de preço',
    sinonimos: [
      'tabela',
      'tabela de precos',
      'lista de preco',
      'lista de precos',
      'nome da tabela',
      'cod tabela',
      'codigo da tabela',
      'politica',
      'politica comercial',
    ],
    read: readTexto(80),
    isApoio: true,
    largura: 28,
  },
  {
    campo: 'grupo',
    titulo: 'Grupo de clientes',
    sinonimos: ['grupo', 'tipo de cliente', 'perfil', 'perfil do cliente', 'etiqueta de cliente'],
    read: readLista(40, { virgula: true, quantos: 50 }),
    show: showLista,
    isApoio: true,
    largura: 20,
  },
  {
    campo: 'inicio',
    titulo: 'Válido de',
    sinonimos: [
      'inicio',
      'data inicio',
      'data inicial',
      'inicio da vigencia',
      'vigencia inicial',
      'valida de',
      'valido desde',
      'valido a partir de',
    ],
    read: readDia,
    show: showDia,
    isApoio: true,
  },
  {
    campo: 'fim',
    titulo: 'Válido até',
    sinonimos: [
      'fim',
      'data fim',
      'data final',
      'fim da vigencia',
      'vigencia final',
      'valida ate',
      'validade',
      'vencimento',
      'ate',
    ],
    read: readDia,
    show: showDia,
    isApoio: true,
  },
  { ...quantidade, sinonimos: [...quantidade.sinonimos, 'qtd min', 'quant minima', 'minimo'] },
  preco,
  {
    campo: 'desconto',
    titulo: 'Desconto (%)',
    sinonimos: ['desconto', 'desc', 'desc %', 'percentual de desconto', '% desconto'],
    read: readDesconto,
    mayClear: true,
  },
] as const satisfies readonly Coluna[]

/** The quantity from which a row of a price table holds: '0' is any, and who takes one takes any. */
export function readFaixaDaTabela(celula: string): string {
  const faixa = readFaixa(celula) ?? '0'
  return faixa === '1' ? '0' : faixa
}

/** Which table a row is of, to tell rows apart: its name, else its group and days. */
export function chaveDaTabela({ tabela = '', grupo = '', inicio = '', fim = '' }: Celulas): string {
  const nome = readChave(tabela).toLowerCase()
  return nome || [readChave(grupo).toLowerCase(), ...[inicio, fim].map(dayOf)].join(' ').trim()
}

type Celulas = Readonly<Record<string, string>>

function dayOf(celula: string): string {
  const lida = readDia(celula.trim())
  return 'valor' in lida ? String(lida.valor) : celula.trim()
}
