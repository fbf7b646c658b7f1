import type { CadastroCupom, CupomGuardado } from '@vitrine/contract'
import { normalizeCodigo } from '@vitrine/rules/cupom'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'
import type { Alvo } from '#promocao'

/** A coupon that is written; `versao` null: a new one. */
export type CupomEscrito = Omit<CupomGuardado, 'versao' | 'usos' | 'descontado' | 'situacao'> & {
  versao: number | null
}

/** What is chosen of a coupon, beside its texts. */
export interface Escolhas extends Alvo {
  formas: readonly string[]
}

export const novoCupom = (idcupom: string): CupomEscrito => ({
  idcupom,
  codigocupom: '',
  nome: '',
  descricao: '',
  tipodesconto: 'percentual',
  valor: 10,
  aplicacao_automatica: false,
  indicacao: false,
  nao_usar_com_politica: false,
  habilitar_visualizacao_desconto: true,
  listado: true,
  valor_minimo: null,
  inicio: null,
  fim: null,
  limite: null,
  limite_por_cliente: null,
  valor_limite: null,
  condicoes: {},
  alvo: {},
  ativo: true,
  versao: null,
})

/** Blanks of the sentence, by what they are called. */
export const vagasDoCupom = {
  valor: 'Desconto',
  tipodesconto: 'Em percentual ou em reais',
  alvo: 'Em quais produtos',
  publico: 'Para quem',
  valor_minimo: 'Valor mínimo do pedido',
  pagamento: 'Formas de pagamento',
  tipoEntrega: 'Entrega ou retirada',
  canalVenda: 'Onde se compra',
  inicio: 'Primeiro dia',
  fim: 'Último dia',
  limite_por_cliente: 'Vezes por cliente',
  limite: 'Usos ao todo',
  valor_limite: 'Desconto máximo ao todo, em reais',
} as const

export const camposDoCupom = [
  ...Object.keys(vagasDoCupom),
  'codigocupom',
  'nome',
  'descricao',
  'indicacao',
  'condicoes.tags',
  'condicoes.idformapagto',
  'alvo.produtos',
  'alvo.categorias',
]

const flag = (sim: boolean): string => (sim ? 'sim' : '')

export function toTextos(cupom: CupomEscrito): Textos {
  const { condicoes, alvo } = cupom
  const { tags = [], primeira_compra = false, idformapagto = [] } = condicoes
  const temAlvo = (alvo.produtos ?? []).length + (alvo.categorias ?? []).length > 0
  return {
    codigocupom: cupom.codigocupom,
    nome: cupom.nome,
    descricao: cupom.descricao,
    tipodesconto: cupom.tipodesconto,
    valor: writeNumero(cupom.valor),
    alvo: temAlvo ? 'alguns' : 'todos',
    publico: `${primeira_compra ? 'primeira' : 'todos'}${tags.length > 0 ? '-etiqueta' : ''}`,
    'condicoes.tags': tags.join(', '),
    valor_minimo: writeNumero(cupom.valor_minimo),
    pagamento: idformapagto.length > 0 ? 'algumas' : 'qualquer',
    tipoEntrega: condicoes.tipoEntrega ?? '',
    canalVenda: condicoes.canalVenda ?? '',
    inicio: cupom.inicio ?? '',
    fim: cupom.fim ?? '',
    limite_por_cliente: writeNumero(cupom.limite_por_cliente),
    limite: writeNumero(cupom.limite),
    valor_limite: writeNumero(cupom.valor_limite),
    aplicacao_automatica: flag(cupom.aplicacao_automatica),
    indicacao: flag(cupom.indicacao),
    nao_usar_com_politica: flag(cupom.nao_usar_com_politica),
    habilitar_visualizacao_desconto: flag(cupom.habilitar_visualizacao_desconto),
    listado: flag(cupom.listado),
    ativo: flag(cupom.ativo),
  }
}

export const toEscolhas = ({ alvo, condicoes }: CupomEscrito): Escolhas => ({
  produtos: alvo.produtos ?? [],
  categorias: alvo.categorias ?? [],
  formas: condicoes.idformapagto ?? [],
})

type Lido = Omit<CadastroCupom, 'idcupom'>

/** The coupon that stands in the fields; what is not one yet is told at its field, and left as `antes` had it for the sentence. */
export function readCupom(textos: Textos, escolhas: Escolhas): { erros: Erros; cupom: Lido } {
  const { erros, textoOf, reaisOf, inteiroOf } = readCampos(textos)
  const valor = reaisOf('valor')
  const codigocupom = normalizeCodigo(textoOf('codigocupom'))
  const cupom: Lido = {
    codigocupom,
    nome: textoOf('nome'),
    descricao: textoOf('descricao'),
    tipodesconto: textoOf('tipodesconto') === 'absoluto' ? 'absoluto' : 'percentual',
    valor: valor ?? 0,
    aplicacao_automatica: textoOf('aplicacao_automatica') === 'sim',
    indicacao: textoOf('indicacao') === 'sim',
    nao_usar_com_politica: textoOf('nao_usar_com_politica') === 'sim',
    habilitar_visualizacao_desconto: textoOf('habilitar_visualizacao_desconto') === 'sim',
    listado: textoOf('listado') === 'sim',
    valor_minimo: reaisOf('valor_minimo'),
    inicio: textoOf('inicio') || null,
    fim: textoOf('fim') || null,
    limite: inteiroOf('limite'),
    limite_por_cliente: inteiroOf('limite_por_cliente'),
    valor_limite: reaisOf('valor_limite'),
    condicoes: readCondicoes(textoOf, escolhas),
    alvo: readAlvo(textoOf('alvo'), escolhas),
    ativo: textoOf('ativo') === 'sim',
  }
  if (!erros.valor && (valor ?? 0) <= 0) erros.valor = 'Diga quanto o cupom dá.'
  if (codigocupom === '') erros.codigocupom = 'Dê um código.'
  if (cupom.nome === '') erros.nome = 'Dê um nome.'
  listVazios(textoOf, escolhas, cupom).forEach(([campo, erro]) => {
    erros[campo] ??= erro
  })
  return { erros, cupom }
}

/** What was to be some of them and is none: written so, it would be all of them. */
function listVazios(textoOf: (campo: string) => string, escolhas: Escolhas, { condicoes }: Lido) {
  const { produtos, categorias, formas } = escolhas
  const vazios: (readonly [string, string])[] = []
  if (textoOf('alvo') === 'alguns' && produtos.length + categorias.length === 0)
    vazios.push(['alvo', 'Escolha ao menos um produto ou uma categoria.'])
  if (textoOf('pagamento') === 'algumas' && formas.length === 0)
    vazios.push(['pagamento', 'Escolha ao menos uma forma de pagamento.'])
  if (textoOf('publico').endsWith('etiqueta') && (condicoes.tags ?? []).length === 0)
    vazios.push(['condicoes.tags', 'Escreva ao menos uma etiqueta.'])
  return vazios
}

function readAlvo(qual: string, { produtos, categorias }: Escolhas): Lido['alvo'] {
  if (qual !== 'alguns') return {}
  return {
    ...(produtos.length > 0 && { produtos: [...produtos] }),
    ...(categorias.length > 0 && { categorias: [...categorias] }),
  }
}

function readCondicoes(textoOf: (campo: string) => string, { formas }: Escolhas): Lido['condicoes'] {
  const publico = textoOf('publico')
  const canalVenda = textoOf('canalVenda')
  const tipoEntrega = textoOf('tipoEntrega')
  const tags = new Set(
    textoOf('condicoes.tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  )
  return {
    ...(publico.startsWith('primeira') && { primeira_compra: true }),
    ...(publico.endsWith('etiqueta') && { tags: [...tags] }),
    ...((canalVenda === 'WEB' || canalVenda === 'MANUAL') && { canalVenda }),
    ...((tipoEntrega === 'DELIVERY' || tipoEntrega === 'RETIRADA') && { tipoEntrega }),
    ...(textoOf('pagamento') === 'algumas' && { idformapagto: [...formas] }),
  }
}
