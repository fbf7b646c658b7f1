import type { VersaoDoConteudo } from '@vitrine/contract'

import type { Erros } from '#ajuste'
import { asTexto, asValor, asValores, type Valor } from '#descrito'
import type { ParteListada, Versao } from '#publicacao'

import { blocosDescritos, nameBloco } from './blocos-descritos.ts'
import { cleanFormulario } from './formulario-descrito.ts'

/** A block as it is written here: its place among the others may change while it is the same one. */
export interface BlocoEscrito {
  id: string
  bloco: Valor
}

/** A page as it is written. */
export interface PaginaEscrita {
  chave: string
  titulo: string
  descricao: string
  contato: boolean
  blocos: readonly BlocoEscrito[]
  /** What has no fields here: it stays. */
  resto: Valor
}

let feitos = 0
const newId = () => `bloco-${++feitos}`

export const newBloco = (tipo: string): BlocoEscrito => ({
  id: newId(),
  bloco: { ...blocosDescritos[tipo]?.novo(), tipo },
})

export function toEscrita(versao: VersaoDoConteudo | null): PaginaEscrita {
  const { titulo, descricao, contato, blocos, ...resto } = versao?.dados ?? {}
  return {
    chave: versao?.chave ?? '',
    titulo: asTexto(titulo),
    descricao: asTexto(descricao),
    contato: contato !== false,
    blocos: asValores(blocos).map((bloco) => ({ id: newId(), bloco })),
    resto,
  }
}

export const toDados = ({ titulo, descricao, contato, blocos, resto }: PaginaEscrita) => ({
  ...resto,
  titulo,
  descricao,
  contato,
  blocos: blocos.map(({ bloco }) => toGuardado(bloco)),
})

/** A picture brings its proportions: its room stands before it comes. */
function toGuardado(bloco: Valor): Valor {
  if (bloco.tipo === 'FORMULARIO') return cleanFormulario(bloco)
  const imagem = asValor(bloco.imagem)
  if (bloco.tipo !== 'IMAGEM' || typeof imagem?.razao !== 'number') return bloco
  const { razao, ...resto } = imagem
  const proporcao = Math.min(4, Math.max(0.4, Math.round(razao * 100) / 100))
  return { ...bloco, imagem: resto, proporcao }
}

export function toListada(
  { id, bloco }: BlocoEscrito,
  erros: Erros,
  posto: number,
  /** Of rows of products, by their id. */
  titulos: ReadonlyMap<string, string>,
): ParteListada {
  const tipo = asTexto(bloco.tipo)
  const descrito = blocosDescritos[tipo]
  const inicio = `blocos.${posto}`
  const erro = Object.entries(erros).find(
    ([lugar]) => lugar === inicio || lugar.startsWith(`${inicio}.`),
  )?.[1]
  return {
    id,
    icone: descrito?.icone ?? 'sticky-note',
    nome: `${nameBloco(tipo)} ${posto + 1}`,
    frase: (titulos.get(asTexto(bloco.idcarrossel)) ?? descrito?.trecho(bloco) ?? '').slice(0, 140),
    erro,
  }
}

/** Of two versions a block that says the same is the same one. */
export function toVersao(versao: VersaoDoConteudo | null): Versao {
  const { titulo, descricao, blocos } = versao?.dados ?? {}
  const vezes = new Map<string, number>()
  return {
    ditos: {
      Título: asTexto(titulo),
      Endereço: versao?.chave ?? '',
      Descrição: asTexto(descricao),
    },
    partes: asValores(blocos).map((bloco) => {
      const texto = JSON.stringify(bloco)
      const vez = vezes.get(texto) ?? 0
      vezes.set(texto, vez + 1)
      const tipo = asTexto(bloco.tipo)
      const trecho = blocosDescritos[tipo]?.trecho(bloco).slice(0, 60)
      return { id: `${texto}${vez}`, nome: `${nameBloco(tipo)}${trecho ? ` “${trecho}”` : ''}`, valor: texto }
    }),
  }
}
