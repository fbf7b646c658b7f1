import type { PoliticaGuardada, ProdutoNomeado } from '@vitrine/contract'
import { countCasas, parseQuantidade } from '@vitrine/rules/dinheiro'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'

/** A policy that is written; `versao` null: a new one. */
export type PoliticaEscrita = Omit<PoliticaGuardada, 'versao'> & { versao: number | null }

export interface FaixaEscrita {
  id: string
  quantidade: string
  valor: string
}

/** What stands in the form: lines, and what is chosen. */
export interface Ficha {
  textos: Textos
  /** Ids; those that have a name here are shown by it. */
  produtos: readonly string[]
  nomeados: readonly ProdutoNomeado[]
  categorias: readonly string[]
  grupos: readonly string[]
  formas: readonly string[]
  faixas: readonly FaixaEscrita[]
  ativa: boolean
}

export const novaPolitica = (): PoliticaEscrita => ({
  idpolitica: crypto.randomUUID(),
  nome: '',
  prioridade: 0,
  condicoes: {},
  alvo: {},
  efeito: { percentual: -10 },
  ativa: true,
  produtosnomeados: [],
  produtosnatabela: 0,
  categoriasdosprodutos: [],
  versao: null,
})

export const novaFaixa = (quantidade = '', valor = ''): FaixaEscrita => ({
  id: crypto.randomUUID(),
  quantidade,
  valor,
})

/** The fields that a refusal of the server names. */
export const campos = [
  'nome',
  'prioridade',
  'condicoes.inicio',
  'condicoes.fim',
  'efeito.percentual',
  'efeito.precofixo',
]

export function toFicha(politica: PoliticaEscrita): Ficha {
  const { alvo, condicoes, efeito, ativa, produtosnomeados } = politica
  return {
    textos: toTextos(politica),
    produtos: alvo.produtos ?? [],
    nomeados: produtosnomeados,
    categorias: alvo.categorias ?? [],
    grupos: condicoes.tags ?? [],
    formas: condicoes.idformapagto ?? [],
    faixas: toFaixas(efeito),
    ativa,
  }
}

function toTextos({ nome, prioridade, condicoes, efeito }: PoliticaEscrita): Textos {
  const { inicio = '', fim = '', tipoEntrega = '', canalVenda = '' } = condicoes
  const { percentual, precofixo } = efeito
  return {
    nome,
    prioridade: writeNumero(prioridade),
    modo: modoOf(efeito),
    valor: writeNumero(precofixo ?? (percentual === undefined ? null : Math.abs(percentual))),
    tipofaixa: isEmPercentual(efeito) ? 'percentual' : 'reais',
    inicio,
    fim,
    tipoEntrega,
    canalVenda,
  }
}

/** The tiers that have rows: prices, or where there are none, discounts. */
const isEmPercentual = ({ descontoProgressivo, descontoProgressivoPercentual }: PoliticaGuardada['efeito']) =>
  !descontoProgressivo && descontoProgressivoPercentual !== undefined

function toFaixas(efeito: PoliticaGuardada['efeito']): FaixaEscrita[] {
  const isPercentual = isEmPercentual(efeito)
  const tabela = isPercentual ? efeito.descontoProgressivoPercentual : efeito.descontoProgressivo
  return Object.entries(tabela ?? {})
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([limiar, valor]) =>
      novaFaixa(writeNumero(Number(limiar)), writeNumero(isPercentual ? -valor : valor)),
    )
}

function modoOf({ percentual, precofixo, tabela }: PoliticaGuardada['efeito']): string {
  if (tabela) return 'tabela'
  if (precofixo !== undefined) return 'fixo'
  if (percentual === undefined) return 'nenhum'
  return percentual < 0 ? 'desconto' : 'acrescimo'
}

/** What the form says, or what is wrong with it at each field. */
export function readFicha(
  ficha: Ficha,
  antes: PoliticaEscrita,
): { politica: PoliticaEscrita } | { erros: Erros } {
  const { textos, produtos, categorias, faixas, ativa } = ficha
  const lidos = readCampos(textos)
  const { textoOf, erros } = lidos
  const nome = textoOf('nome')
  if (nome === '') erros.nome = 'Dê um nome. O cliente o lê ao lado do preço.'
  const prioridade = lidos.decimalOf('prioridade', 0) ?? 0
  if (Math.abs(prioridade) > 1000) erros.prioridade = 'Use um número de -1000 a 1000.'
  const condicoes = readCondicoes(ficha, lidos)
  const efeito = { ...readPreco(lidos), ...readTabela(faixas, lidos, antes) }
  if (Object.keys(efeito).length === 0) erros.valor = 'Diga quanto muda, ou dê preços por quantidade.'
  if (Object.keys(erros).length > 0) return { erros }
  const alvo = {
    ...(produtos.length > 0 && { produtos: [...produtos] }),
    ...(categorias.length > 0 && { categorias: [...categorias] }),
  }
  return { politica: { ...antes, nome, prioridade, ativa, efeito, alvo, condicoes } }
}

type Lidos = ReturnType<typeof readCampos>

/** What is left empty restricts nothing. */
function readCondicoes({ grupos, formas }: Ficha, { textoOf, erros }: Lidos): PoliticaGuardada['condicoes'] {
  const [inicio, fim] = [textoOf('inicio'), textoOf('fim')]
  if (inicio && fim && fim < inicio) erros['condicoes.fim'] = 'O último dia vem antes do primeiro.'
  return {
    ...(grupos.length > 0 && { tags: [...grupos] }),
    ...(formas.length > 0 && { idformapagto: [...formas] }),
    ...readComo(textoOf('tipoEntrega'), textoOf('canalVenda')),
    ...(inicio && { inicio }),
    ...(fim && { fim }),
  }
}

function readComo(
  tipoEntrega: string,
  canalVenda: string,
): Pick<PoliticaGuardada['condicoes'], 'tipoEntrega' | 'canalVenda'> {
  return {
    ...((tipoEntrega === 'DELIVERY' || tipoEntrega === 'RETIRADA') && { tipoEntrega }),
    ...((canalVenda === 'WEB' || canalVenda === 'MANUAL') && { canalVenda }),
  }
}

/** What is said without a number. */
const semValor: Readonly<Record<string, { tabela?: true }>> = { nenhum: {}, tabela: { tabela: true } }

function readPreco({ textoOf, precoOf, decimalOf, erros }: Lidos) {
  const modo = textoOf('modo')
  const pronto = semValor[modo]
  if (pronto) return pronto
  if (modo === 'fixo') {
    const precofixo = precoOf('valor')
    if (precofixo === null || precofixo <= 0) erros.valor ??= 'Diga o preço, como 8,49.'
    return { precofixo: precofixo ?? 0 }
  }
  const pontos = decimalOf('valor', 4) ?? 0
  if (pontos <= 0) erros.valor ??= 'Diga quantos por cento, como 10.'
  if (modo === 'desconto' && pontos > 100) erros.valor ??= 'O desconto é de no máximo 100%.'
  return { percentual: modo === 'desconto' ? -pontos : pontos }
}

/** Tiers as they will be; what has no row here, percentages beside prices, stays as it stood. */
function readTabela(faixas: readonly FaixaEscrita[], { textoOf, erros }: Lidos, antes: PoliticaEscrita) {
  const isPercentual = textoOf('tipofaixa') === 'percentual'
  if (textoOf('modo') === 'tabela') return {}
  const lidas = faixas.map((faixa, i) => readFaixa(faixa, i, { erros, isPercentual }))
  checkOrdem(lidas, { erros, isPercentual })
  const tabela = Object.fromEntries(lidas.map(({ quantidade, valor }) => [String(quantidade), valor]))
  const { descontoProgressivo, descontoProgressivoPercentual } = antes.efeito
  const outra = descontoProgressivo && descontoProgressivoPercentual
  if (lidas.length === 0) return {}
  if (isPercentual) return { descontoProgressivoPercentual: tabela }
  return { descontoProgressivo: tabela, ...(outra && { descontoProgressivoPercentual }) }
}

function readFaixa(
  { quantidade, valor }: FaixaEscrita,
  i: number,
  { erros, isPercentual }: { erros: Erros; isPercentual: boolean },
) {
  const quantas = parseQuantidade(quantidade) ?? 0
  if (quantas < 0.001 || countCasas(quantidade) > 3)
    erros[nameCampo(i, 'quantidade')] = 'Escreva uma quantidade, como 12.'
  const lidos = readCampos({ valor })
  const numero = (isPercentual ? lidos.decimalOf('valor', 4) : lidos.precoOf('valor')) ?? 0
  const erro = lidos.erros.valor ?? explainValor(numero, isPercentual)
  if (erro) erros[nameCampo(i, 'valor')] = erro
  return { i, quantidade: quantas, valor: isPercentual ? -numero : numero }
}

function explainValor(numero: number, isPercentual: boolean): string | null {
  if (numero <= 0) return isPercentual ? 'Diga quantos por cento.' : 'Diga o preço de cada.'
  return isPercentual && numero > 100 ? 'No máximo 100%.' : null
}

/** Who takes more pays less for each. */
function checkOrdem(
  lidas: readonly { i: number; quantidade: number; valor: number }[],
  { erros, isPercentual }: { erros: Erros; isPercentual: boolean },
): void {
  const emOrdem = lidas.toSorted((a, b) => a.quantidade - b.quantidade)
  for (const [posto, faixa] of emOrdem.entries()) {
    const antes = emOrdem[posto - 1]
    if (!antes) continue
    if (antes.quantidade === faixa.quantidade)
      erros[nameCampo(faixa.i, 'quantidade')] ??= 'Esta quantidade está em duas faixas.'
    else if (faixa.valor >= antes.valor)
      erros[nameCampo(faixa.i, 'valor')] ??= isPercentual
        ? `Precisa ser mais que ${writeNumero(-antes.valor)}%, o desconto de quem leva ${writeNumero(antes.quantidade)}.`
        : `Precisa ser menos que ${writeNumero(antes.valor)}, o preço de quem leva ${writeNumero(antes.quantidade)}.`
  }
}

export const nameCampo = (i: number, campo: 'quantidade' | 'valor') => `faixas.${i}.${campo}`

/** Tiers in reais as they will be; what is wrong with one is told at its row. */
export function readFaixasEmReais(faixas: readonly FaixaEscrita[], erros: Erros): Record<string, number> {
  const lidas = faixas.map((faixa, i) => readFaixa(faixa, i, { erros, isPercentual: false }))
  checkOrdem(lidas, { erros, isPercentual: false })
  return Object.fromEntries(lidas.map(({ quantidade, valor }) => [String(quantidade), valor]))
}

export const toFaixasEmReais = (descontoProgressivo: Record<string, number>) =>
  toFaixas({ descontoProgressivo })

/** Rows of a spreadsheet, a quantity and a value in each; null: it is none. */
export function readColadas(texto: string): FaixaEscrita[] | null {
  const linhas = texto.split('\n').filter((linha) => linha.trim() !== '')
  if (linhas.length === 0 || !linhas.every((linha) => linha.includes('\t'))) return null
  return linhas.map((linha) => {
    const [quantidade = '', valor = ''] = linha
      .split('\t')
      .map((celula) => celula.trim().replace(/^R\$\s*/, ''))
    return novaFaixa(quantidade, valor)
  })
}
