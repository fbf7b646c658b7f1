import { z } from 'zod'

import type { Conteudo } from '#publicacao'

import { Secoes } from './secao.ts'

/** A store has one home: the same name for each of its versions. */
export const CHAVE_INICIO = 'inicio'

export const DadosPaginaInicial = z.strictObject({ secoes: Secoes })

/** The home as it is published: drafts, versions and a schedule as of any content (decision 0080). */
export const conteudoInicio = {
  tipo: 'INICIO',
  nome: 'inicio',
  dados: DadosPaginaInicial,
} satisfies Conteudo<typeof DadosPaginaInicial>
