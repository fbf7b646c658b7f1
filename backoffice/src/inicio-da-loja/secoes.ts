import type { ConteudoResumido, VersaoDoConteudo } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'

import { asTexto, asValores, type Valor } from '#descrito'
import type { ParteListada, Versao } from '#publicacao'

import { secoesDescritas, type TipoDeSecao } from './secoes-descritas.ts'

/** A section as its fields are written; which they are says its kind. */
export interface SecaoEscrita extends Valor {
  id: string
  tipo: TipoDeSecao
}

const isSecao = (valor: Valor): valor is SecaoEscrita =>
  typeof valor.id === 'string' && typeof valor.tipo === 'string' && valor.tipo in secoesDescritas

/** The sections of a version of the home. */
export const listSecoes = (versao: Pick<VersaoDoConteudo, 'dados'> | null): SecaoEscrita[] =>
  asValores(versao?.dados['secoes']).filter(isSecao)

type Carrosseis = readonly Pick<ConteudoResumido, 'idconteudo' | 'titulo' | 'tem_rascunho'>[]

/** 'Fileira “Mais vendidos”'. */
export function nameSecao(secao: SecaoEscrita, carrosseis: Carrosseis): string {
  const { nome } = secoesDescritas[secao.tipo]
  const titulo =
    secao.tipo === 'CARROSSEL'
      ? carrosseis.find(({ idconteudo }) => idconteudo === secao.idcarrossel)?.titulo
      : asTexto(secao.titulo)
  return titulo ? `${nome} “${titulo}”` : nome
}

export function toListada(secao: SecaoEscrita, carrosseis: Carrosseis): ParteListada {
  const { para, icone } = secoesDescritas[secao.tipo]
  const [de, ate] = [asTexto(secao.de), asTexto(secao.ate)]
  const prazo = [de && `de ${formatDia(de)}`, ate && `até ${formatDia(ate)}`].filter(Boolean).join(' ')
  return {
    id: secao.id,
    icone,
    nome: nameSecao(secao, carrosseis),
    frase: prazo ? `${para} Aparece ${prazo}.` : para,
    visivel: secao.oculta !== true,
  }
}

/** A version as it is compared: a row whose own draft waits is another one than shoppers see. */
export function toVersao(versao: VersaoDoConteudo | null, carrosseis: Carrosseis): Versao {
  const isRascunho = versao?.estado === 'RASCUNHO'
  const comRascunho = new Set(carrosseis.filter((cada) => cada.tem_rascunho).map((cada) => cada.idconteudo))
  return {
    ditos: {},
    partes: listSecoes(versao).map((secao) => ({
      id: secao.id,
      nome: nameSecao(secao, carrosseis),
      valor: [secao, isRascunho && comRascunho.has(asTexto(secao.idcarrossel))],
    })),
  }
}

/** A section of this kind that nobody has written yet. Its name in the page stands in links and measures. */
export const newSecao = (tipo: TipoDeSecao): SecaoEscrita => ({
  ...secoesDescritas[tipo].nova(),
  id: `${tipo.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`,
  tipo,
})
