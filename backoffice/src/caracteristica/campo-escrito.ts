import type { CaracteristicaGuardada } from '@vitrine/contract'
import { checkLimites, hasLimites, makeCodigo } from '@vitrine/rules/caracteristica'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'

import type { Escopo } from './campos-ditos.ts'

/** A field that is written; `versao` null: a new one, whose `codigo` its name makes. */
export type CampoEscrito = Omit<CaracteristicaGuardada, 'versao'> & { versao: number | null }

export const novoCampo = (escopo: Escopo): CampoEscrito => ({
  escopo,
  codigo: '',
  nome: '',
  ajuda: '',
  tipo: 'TEXTO',
  obrigatoria: false,
  opcoes: [],
  ordem: 0,
  ativa: true,
  pessoa: 'TODAS',
  tags: [],
  minimo: null,
  maximo: null,
  versao: null,
})

/** Fields of the form, as refusals name them. */
export const nomesDosCampos = [
  'nome',
  'ajuda',
  'tipo',
  'opcoes',
  'pessoa',
  'tags',
  'minimo',
  'maximo',
  'obrigatoria',
]

export const toTextos = ({
  nome,
  ajuda,
  tipo,
  obrigatoria,
  pessoa,
  minimo,
  maximo,
}: CampoEscrito): Textos => ({
  nome,
  ajuda,
  tipo,
  obrigatoria: obrigatoria ? 'sim' : '',
  pessoa,
  minimo: writeNumero(minimo),
  maximo: writeNumero(maximo),
})

/** What is not typed in a field of text. */
export interface Listas {
  opcoes: readonly string[]
  tags: readonly string[]
}

/** The field that stands in the form; what is not one yet is told at its field. */
export function readCampo(
  textos: Textos,
  { opcoes, tags }: Listas,
  era: CampoEscrito,
): { erros: Erros; campo: CampoEscrito } {
  const { erros, textoOf, decimalOf } = readCampos(textos)
  const tipo = textoOf('tipo') as CampoEscrito['tipo'] // one of the options of its select
  const comLimites = hasLimites(tipo)
  const campo: CampoEscrito = {
    ...era,
    nome: textoOf('nome'),
    ajuda: textoOf('ajuda'),
    tipo,
    obrigatoria: textoOf('obrigatoria') === 'sim',
    opcoes: tipo === 'LISTA' ? opcoes.map((opcao) => opcao.trim()).filter((opcao) => opcao !== '') : [],
    pessoa: textoOf('pessoa') as CampoEscrito['pessoa'], // one of the options of its choice
    tags: [...tags],
    minimo: comLimites ? decimalOf('minimo', 6) : null,
    maximo: comLimites ? decimalOf('maximo', 6) : null,
  }
  if (campo.nome === '') erros.nome = 'Escreva o que a loja pergunta.'
  if (tipo === 'LISTA') {
    if (campo.opcoes.length === 0) erros.opcoes = 'Escreva ao menos uma opção.'
    else if (new Set(campo.opcoes).size < campo.opcoes.length) erros.opcoes = 'Há uma opção repetida.'
  }
  for (const [limite, erro] of Object.entries(checkLimites(campo))) erros[limite] ??= erro
  return { erros, campo }
}

/** A new field has the code of its name, which no other of its form ever had. */
export const withCodigo = (campo: CampoEscrito, todos: readonly CaracteristicaGuardada[]): CampoEscrito =>
  campo.versao !== null || campo.codigo !== ''
    ? campo
    : {
        ...campo,
        codigo: makeCodigo(
          campo.nome,
          new Set(todos.filter(({ escopo }) => escopo === campo.escopo).map(({ codigo }) => codigo)),
        ),
      }
