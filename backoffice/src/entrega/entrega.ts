import type { FormaEntregaGuardada } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import type { Erros } from '#ajuste'
import { readCampos, readHoras, type Textos, writeHoras, writeNumero } from '#cadastro'

/** A way of delivery or pickup that is written; `versao` null: a new one. */
export type EntregaEscrita = Omit<FormaEntregaGuardada, 'versao'> & { versao: number | null }

export const camposDaEntrega = [
  'nome',
  'idloja',
  'preco',
  'gratis_acima',
  'pedido_minimo',
  'dias',
  'janelas',
  'antecedencia_horas',
  'corte_hora',
  'prazo_dias',
  'capacidade_pedidos',
  'capacidade_kg',
  'transportadora',
]

export const novaEntrega = (tipoEntrega: EntregaEscrita['tipoEntrega']): EntregaEscrita => ({
  idformaentrega: crypto.randomUUID(),
  idloja: null,
  nome: '',
  tipoEntrega,
  preco: 0,
  gratis_acima: null,
  pedido_minimo: null,
  dias: [1, 2, 3, 4, 5, 6],
  janelas: ['08:00-12:00', '13:00-18:00'],
  antecedencia_horas: 2,
  transportadora: null,
  corte_hora: null,
  prazo_dias: 0,
  atende_feriado: false,
  capacidade_pedidos: null,
  capacidade_kg: null,
  ordem: 0,
  ativa: true,
  faixas: [],
  versao: null,
})

export const toTextosDaEntrega = (forma: EntregaEscrita): Textos => ({
  nome: forma.nome,
  idloja: forma.idloja ?? '',
  preco: writeNumero(forma.preco),
  gratis_acima: writeNumero(forma.gratis_acima),
  pedido_minimo: writeNumero(forma.pedido_minimo),
  janelas: forma.janelas.map(writeHoras).join('\n'),
  antecedencia_horas: writeNumero(forma.antecedencia_horas),
  corte_hora: forma.corte_hora ?? '',
  prazo_dias: writeNumero(forma.prazo_dias),
  capacidade_pedidos: writeNumero(forma.capacidade_pedidos),
  capacidade_kg: writeNumero(forma.capacidade_kg),
  transportadora: forma.transportadora ?? '',
})

type Chaves = Pick<EntregaEscrita, 'tipoEntrega' | 'dias' | 'atende_feriado' | 'ativa' | 'faixas' | 'ordem'>

/** A way of delivery as it will be, or what is wrong at each field; what has no field of text comes beside. */
export function readEntrega(
  textos: Textos,
  chaves: Chaves,
): { entrega: Omit<EntregaEscrita, 'versao' | 'idformaentrega'> } | { erros: Erros } {
  const campos = readCampos(textos)
  const linhas = campos
    .textoOf('janelas')
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean)
  const janelas = linhas.map(readHoras)
  if (janelas.length === 0) campos.erros.janelas = 'Diga pelo menos um horário, como 8h às 12h.'
  if (janelas.includes(null)) campos.erros.janelas = 'Um horário por linha, como 8h às 12h.'
  if (chaves.dias.length === 0) campos.erros.dias = 'Marque pelo menos um dia.'
  const entrega = {
    ...chaves,
    nome: campos.textoOf('nome'),
    idloja: campos.textoOf('idloja') || null,
    preco: campos.reaisOf('preco') ?? 0,
    gratis_acima: campos.reaisOf('gratis_acima'),
    pedido_minimo: campos.reaisOf('pedido_minimo'),
    janelas: janelas.flatMap((janela) => janela ?? []),
    antecedencia_horas: campos.decimalOf('antecedencia_horas', 2) ?? 0,
    transportadora: campos.textoOf('transportadora') || null,
    corte_hora: campos.textoOf('corte_hora') || null,
    prazo_dias: campos.inteiroOf('prazo_dias') ?? 0,
    capacidade_pedidos: campos.inteiroOf('capacidade_pedidos'),
    capacidade_kg: campos.decimalOf('capacidade_kg', 3),
  }
  return Object.keys(campos.erros).length > 0 ? { erros: campos.erros } : { entrega }
}

/** Under its name in the list. */
export function sayEntrega({
  tipoEntrega,
  preco,
  gratis_acima,
  dias,
  faixas,
}: Omit<EntregaEscrita, 'versao'>): string {
  const custo = preco === 0 ? 'grátis' : formatReais(preco)
  return [
    tipoEntrega === 'DELIVERY' ? 'Entrega' : 'Retirada',
    faixas.length > 0 ? `tabela de frete com ${pluralize(faixas.length, 'faixa', 'faixas')}` : custo,
    ...(gratis_acima === null ? [] : [`grátis a partir de ${formatReais(gratis_acima)}`]),
    `${pluralize(dias.length, 'dia', 'dias')} por semana`,
  ].join(' · ')
}
